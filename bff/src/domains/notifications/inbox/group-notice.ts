import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { repeatWhereTaken } from './worth-repeating.ts';

/**
 * Adds a notice to its group's open one, or starts a new group. The unique index allows one open
 * group, also if two start it at once.
 */
export async function addToGroup(
  { session }: Tx,
  record: NotificationRecord,
): Promise<Types.ObjectId> {
  const { _id, userId, openGroup, count, at, readAt, archivedAt, ...latest } = record;
  const oldest = new Date(at.getTime() - limits.notification.collapseWithin);
  await NotificationModel.updateOne(
    { userId, openGroup, at: { $lt: oldest } },
    { $set: { openGroup: null } },
    { session },
  );
  const group = await repeatWhereTaken(() =>
    NotificationModel.findOneAndUpdate(
      { userId, openGroup },
      { $set: { ...latest, at }, $inc: { count }, $setOnInsert: { _id, readAt, archivedAt } },
      { upsert: true, returnDocument: 'after', projection: { _id: 1 }, session },
    ).lean(),
  );
  if (!group) throw new Error('The notice was not written');
  return group._id;
}
