import { useState } from 'react';
import { invitationEnds, type InvitationEnd, type MyInvitation } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { Button, NoticeBar, formatDateTime } from '@muster/ui';
import { refreshSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';
import classes from './invitations.module.css';
import { rolesText } from './roles-text.ts';

const isEnd = (reason: unknown): reason is InvitationEnd =>
  invitationEnds.some((end) => end === reason);

interface InvitationCardProps {
  invitation: MyInvitation;
  onAnswered: (invitation: MyInvitation) => void;
}

/** One invitation with accept and decline; an expired one names a contact. */
export function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const t = useMessages();
  const [accept, accepting] = api.useAcceptInvitationMutation();
  const [decline, declining] = api.useDeclineInvitationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { id, status, inviterName, expiresAt } = invitation;
  const roles = rolesText(invitation, t);
  const busy = accepting.isLoading || declining.isLoading;

  async function answer(send: typeof accept | typeof decline) {
    setFailure(null);
    const { data, error } = await send({ params: { id }, body: {} });
    if (data) {
      onAnswered({ ...invitation, status: data.status });
      await refreshSession();
      return;
    }
    const reason = isApiError(error) ? error.context?.['reason'] : null;
    setFailure(isEnd(reason) ? t(`invitations.over.${reason}`) : errorText(error));
  }

  return (
    <article className={classes.card} aria-label={roles}>
      <h2 className={classes.roles}>{roles}</h2>
      <p className={classes.facts}>
        {status === 'expired'
          ? t('invitations.expired', { name: inviterName })
          : t('invitations.from', {
              name: inviterName,
              date: expiresAt ? formatDateTime(expiresAt) : '',
            })}
      </p>
      {failure && <NoticeBar kind="danger">{failure}</NoticeBar>}
      {status === 'pending' && (
        <div className={classes.answers}>
          <Button
            size="lg"
            loading={accepting.isLoading}
            disabled={busy}
            onClick={() => void answer(accept)}
          >
            {t('invitations.accept')}
          </Button>
          <Button
            size="lg"
            variant="default"
            loading={declining.isLoading}
            disabled={busy}
            onClick={() => void answer(decline)}
          >
            {t('invitations.decline')}
          </Button>
        </div>
      )}
    </article>
  );
}
