import type { UserSummary } from '@muster/contracts';
import { Badge, StateBadge, Tooltip, formatDateTime, useNow } from '@muster/ui';
import { useMessages } from './use-messages.ts';

/** Whether the invitation of a row has run out at a moment. */
export const isInviteExpired = (
  { status, inviteExpiresAt }: Pick<UserSummary, 'status' | 'inviteExpiresAt'>,
  now: number,
): boolean => status === 'invited' && (!inviteExpiresAt || Date.parse(inviteExpiresAt) <= now);

/** The state of an account; of an invitation also whether its link still works. */
export function UserStatus({ user }: { user: UserSummary }) {
  const t = useMessages();
  const now = useNow();
  if (isInviteExpired(user, now)) return <Badge family="amber">{t('inviteExpired')}</Badge>;
  const badge = <StateBadge machine="user" state={user.status} />;
  if (user.status !== 'invited' || !user.inviteExpiresAt) return badge;
  return (
    <Tooltip label={t('inviteUntil', { date: formatDateTime(user.inviteExpiresAt) })}>
      <span>{badge}</span>
    </Tooltip>
  );
}
