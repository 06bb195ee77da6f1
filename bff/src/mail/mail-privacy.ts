import type { QueryFilter } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { EmailMessage } from './email-message.model.ts';

const readsAll = (actor: Actor): boolean => actor.scopeOf('message.read') === 'all';

/** Drafts are visible only to their author. */
export const withoutDraftsOfOthers = (actor: Actor): QueryFilter<EmailMessage> => ({
  $or: [{ status: { $ne: 'draft' } }, { sentByUserId: actor.userId }],
});

/**
 * Filter for mails whose text the reader may read: private ones are for their author, owners and
 * admins.
 */
export const openTo = (actor: Actor): QueryFilter<EmailMessage> =>
  readsAll(actor) ? {} : { $or: [{ isPrivate: { $ne: true } }, { sentByUserId: actor.userId }] };

/** {@link openTo} for a loaded mail. */
export const isOpenTo = (
  actor: Actor,
  { isPrivate, sentByUserId }: Pick<EmailMessage, 'isPrivate' | 'sentByUserId'>,
): boolean => !isPrivate || readsAll(actor) || (sentByUserId?.equals(actor.userId) ?? false);
