import { candidatesRoutes, href, teamRoutes, type CandidateAccount } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { useCandidateAccountMessages } from './messages.ts';

interface AccountMenuProps {
  row: CandidateAccount;
  /** Null without the right to invite. */
  invite: ((row: CandidateAccount) => void) | null;
}

/** Actions for a candidate in the list. */
export function AccountMenu({ row, invite }: AccountMenuProps) {
  const t = useCandidateAccountMessages();
  const follow = useFollow();
  const { id } = row;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton aria-label={t('action.menu', { name: row.name })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => follow(href(candidatesRoutes.profile, { id }))}>
          {t('action.open')}
        </Menu.Item>
        {row.maySendDocument && (
          <Menu.Item
            onClick={() =>
              follow(href(teamRoutes.usersCandidatesByIdSignatureDocumentsNew, { id }))
            }
          >
            {t('action.send')}
          </Menu.Item>
        )}
        {invite && row.inviteProblem === null && (
          <Menu.Item onClick={() => invite(row)}>
            {t(row.account === 'invited' ? 'action.again' : 'action.invite')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
