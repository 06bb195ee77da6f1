import { limits } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { RequestContext } from '../../../http/context.ts';
import { HeldNumbers } from '../../../outbox/held-numbers.ts';
import type { OutboxTail } from '../../../outbox/tail.ts';
import { notificationCreated, notificationsChanged } from '../notification.events.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';

/** The reader: a user in a role, or the actor who impersonates them. */
export interface Viewer {
  readonly userId: Types.ObjectId;
  readonly audience: Actor['audience'];
  /** Whether the reader impersonates the user: account security is only for the user. */
  readonly isAnother: boolean;
}

export const viewerOf = ({ actor, session }: RequestContext): Viewer => ({
  userId: actor.userId,
  audience: actor.audience,
  isAnother: session.impersonation !== null,
});

/** Filter for the notifications that a user sees in the current role. */
export const visibleTo = ({
  userId,
  audience,
  isAnother,
}: Viewer): QueryFilter<NotificationRecord> => ({
  userId,
  inApp: true,
  audience: { $in: [null, audience] },
  ...(isAnother && { topic: { $ne: 'security' as const } }),
});

/** {@link visibleTo} for a loaded notification. */
export const sees = (
  { audience, isAnother }: Viewer,
  message: Pick<NotificationRecord, 'audience' | 'topic'>,
): boolean =>
  (message.audience === null || message.audience === audience) &&
  !(isAnother && message.topic === 'security');

export const waiting = { readAt: null, archivedAt: null } as const;

/** Counts unread notifications, up to the cap. */
export async function countUnread(
  viewer: Viewer,
  session: ClientSession | null = null,
): Promise<number> {
  return NotificationModel.countDocuments({ ...visibleTo(viewer), ...waiting })
    .session(session)
    .limit(limits.notification.unreadCap);
}

const held = new HeldNumbers<number>({
  collections: [NotificationModel.collection.name],
  types: [notificationCreated, notificationsChanged],
});

export const followUnread = (tail: OutboxTail): (() => void) => held.follow(tail);

/** {@link countUnread} with a cache, for pages and their streams, which all begin with it. */
export const heldUnread = (viewer: Viewer): Promise<number> =>
  held.get(viewerKey(viewer), () => countUnread(viewer));

/** Returns a key that is equal for all windows of a user in a role. */
export const viewerKey = ({ userId, audience, isAnother }: Viewer): string =>
  `${userId.toHexString()} ${audience} ${isAnother}`;
