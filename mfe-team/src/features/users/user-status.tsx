import type { UserSummary } from '@muster/contracts';
import { Badge, StateBadge, Tooltip, formatDate, formatDateTime, useNow } from '@muster/ui';
import { useMessages } from './use-messages.ts';

/** Checks whether a row's invitation has expired at a moment. */
export const isInviteExpired = (
  { status, inviteExpiresAt }: Pick<UserSummary, 'status' | 'inviteExpiresAt'>,
  now: number,
): boolean => status === 'invited' && (!inviteExpiresAt || Date.parse(inviteExpiresAt) <= now);

/** The state of an account, and for an invitation whether its link still works. */
export function UserStatus({ user }: { user: UserSummary }) {
  const t = useMessages();
  const now = useNow();
  if (isInviteExpired(user, now)) return <Badge family="amber">{t('inviteExpired')}</Badge>;
  const { closing } = user;
  if (closing)
    return (
      <Badge family={closing.isStuck ? 'red' : 'amber'}>
        {closing.isStuck ? t('closingStuck') : t('closing', { day: formatDate(closing.on) })}
      </Badge>
    );
  const badge = <StateBadge machine="user" state={user.status} />;
  if (user.status !== 'invited' || !user.inviteExpiresAt) return badge;
  return (
    <Tooltip label={t('inviteUntil', { date: formatDateTime(user.inviteExpiresAt) })}>
      <span>{badge}</span>
    </Tooltip>
  );
}
