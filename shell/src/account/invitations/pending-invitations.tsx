import { href, shellTechnicalRoutes } from '@muster/contracts';
import { Anchor, NoticeBar } from '@muster/ui';
import { NavLink } from '../../layout/nav-link.tsx';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';

/** Shows that invitations are open; renders nothing if there are none. */
export function PendingInvitations() {
  const t = useMessages();
  const { currentData } = api.useMyInvitationsQuery({});
  const count = (currentData?.data ?? []).filter(({ status }) => status === 'pending').length;
  if (count === 0) return null;
  return (
    <NoticeBar kind="quiet">
      {t('invitations.waiting', { count })}{' '}
      <Anchor component={NavLink} href={href(shellTechnicalRoutes.invitations)}>
        {t('invitations.read')}
      </Anchor>
    </NoticeBar>
  );
}
