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
  /** What concerns the safety of an account is for its person alone. */
  readonly isAnother: boolean;
}

export const viewerOf = ({ actor, session }: RequestContext): Viewer => ({
  userId: actor.userId,
  audience: actor.audience,
  isAnother: session.impersonation !== null,
});

/** The notifications a user sees in the present role. */
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

/** {@link visibleTo} for a message at hand. */
export const sees = (
  { audience, isAnother }: Viewer,
  message: Pick<NotificationRecord, 'audience' | 'topic'>,
): boolean =>
  (message.audience === null || message.audience === audience) &&
  !(isAnother && message.topic === 'security');

export const waiting = { readAt: null, archivedAt: null } as const;

/** How many wait to be read, up to the cap. */
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

/** {@link countUnread} for pages and their streams, which all begin with it. */
export const heldUnread = (viewer: Viewer): Promise<number> =>
  held.get(viewerKey(viewer), () => countUnread(viewer));

/** The same text for a person in a role, however many windows they have. */
export const viewerKey = ({ userId, audience, isAnother }: Viewer): string =>
  `${userId.toHexString()} ${audience} ${isAnother}`;
