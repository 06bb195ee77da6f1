import type { BodyOf, notificationEndpoints } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { notificationsChanged } from '../notification.events.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { countUnread, viewerOf, visibleTo } from './own-notifications.ts';

type Filter = QueryFilter<NotificationRecord>;
type Changes = Partial<Pick<NotificationRecord, 'readAt' | 'archivedAt' | 'openGroup'>>;
/** Change of those marked notifications that match a filter. */
type Step = (tx: Tx) => readonly [Filter, Changes];

/** Marks as read; a closed group stays together, and the next notice starts a new one. */
const asRead: Step = ({ at }) => [{ readAt: null }, { readAt: at, openGroup: null }];

export const markRead: Service<typeof notificationEndpoints.markRead> = (ctx, { body }) =>
  mark(ctx, 'ids' in body ? named(body) : { archivedAt: null, at: { $lte: new Date(body.upTo) } }, [
    asRead,
  ]);

export const markUnread: Service<typeof notificationEndpoints.markUnread> = (ctx, { body }) =>
  mark(ctx, named(body), [() => [{ archivedAt: null, readAt: { $ne: null } }, { readAt: null }]]);

export const archive: Service<typeof notificationEndpoints.archive> = (ctx, { body }) =>
  mark(ctx, named(body), [asRead, ({ at }) => [{ archivedAt: null }, { archivedAt: at }]]);

export const unarchive: Service<typeof notificationEndpoints.unarchive> = (ctx, { body }) =>
  mark(ctx, named(body), [() => [{ archivedAt: { $ne: null } }, { archivedAt: null }]]);

const named = ({ ids }: BodyOf<typeof notificationEndpoints.archive>): Filter => ({
  _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
});

/**
 * Changes the user's own notifications among these ids, ignores others, and informs the user's
 * other windows.
 */
function mark(ctx: RequestContext, which: Filter, steps: readonly Step[]) {
  const viewer = viewerOf(ctx);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    let changed = 0;
    for (const step of steps) {
      const [filter, changes] = step(tx);
      const { modifiedCount } = await NotificationModel.updateMany(
        { $and: [visibleTo(viewer), which, filter] },
        { $set: changes },
        { session },
      );
      changed += modifiedCount;
    }
    if (changed > 0) emit(tx, notificationsChanged, { userId: viewer.userId });
    return { unread: await countUnread(viewer, session) };
  });
}
