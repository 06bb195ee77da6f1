import { limits } from '@muster/contracts';
import mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { NotificationModel } from './notification.model.ts';
import type { NotificationRecord } from './notification.model.ts';

/**
 * Puts a notice into the open one of its group, or begins a group with it. Of two that begin one at
 * once the later runs again and finds the other's: the unique index allows one open group.
 */
export async function addToGroup(
  { session }: Tx,
  record: NotificationRecord,
): Promise<Types.ObjectId> {
  const { _id, userId, openGroup, count, at, readAt, archivedAt, ...latest } = record;
  const oldest = new Date(at.getTime() - limits.notification.collapseWithin);
  try {
    await NotificationModel.updateOne(
      { userId, openGroup, at: { $lt: oldest } },
      { $set: { openGroup: null } },
      { session },
    );
    const group = await NotificationModel.findOneAndUpdate(
      { userId, openGroup },
      {
        $set: { ...latest, at },
        $inc: { count },
        $setOnInsert: { _id, readAt, archivedAt },
      },
      { upsert: true, returnDocument: 'after', projection: { _id: 1 }, session },
    ).lean<Pick<NotificationRecord, '_id'>>();
    if (!group) throw new Error('The notice was not written');
    return group._id;
  } catch (error) {
    throw isDuplicateKey(error) ? worthRepeating(error) : error;
  }
}

/** Has the whole change run again, as the database asks for itself where two writes collide. */
function worthRepeating(error: unknown): unknown {
  if (error instanceof mongoose.mongo.MongoError)
    error.addErrorLabel(mongoose.mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
