import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { EmailMessage } from '../../mail/email-message.model.ts';

/**
 * Filter for the mails that a permission reaches: the actor's own, or those of all users. Account
 * mails stay between the account and the platform, and mails from before versions existed are
 * excluded.
 */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<EmailMessage> {
  const scope = actor.scopeOf(permission);
  const kept = { category: 'other', version: { $gte: 1 } } as const;
  if (scope === 'all') return kept;
  return scope === 'self' ? { ...kept, sentByUserId: actor.userId } : { _id: { $in: [] } };
}

/** {@link scopeFor} for a loaded mail. */
export const reaches = (
  actor: Actor,
  permission: PermissionName,
  { sentByUserId }: Pick<EmailMessage, 'sentByUserId'>,
): boolean => {
  const scope = actor.scopeOf(permission);
  return (
    scope === 'all' ||
    (scope === 'self' && sentByUserId !== null && actor.userId.equals(sentByUserId))
  );
};
