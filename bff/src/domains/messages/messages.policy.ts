import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { EmailMessage } from '../../mail/email-message.model.ts';

/**
 * The mails that a permission reaches: one’s own, or those of all users. Mails of accounts are
 * between them and the platform, and those from before versions were kept are left as they are.
 */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<EmailMessage> {
  const scope = actor.scopeOf(permission);
  const kept = { category: 'other', version: { $gte: 1 } } as const;
  if (scope === 'all') return kept;
  return scope === 'self' ? { ...kept, sentByUserId: actor.userId } : { _id: { $in: [] } };
}

/** {@link scopeFor} for a mail at hand. */
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
