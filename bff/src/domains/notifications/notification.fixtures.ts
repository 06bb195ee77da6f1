import type { Types } from 'mongoose';
import { NotificationModel } from './notification.model.ts';
import type { NotificationRecord } from './notification.model.ts';

/** A message that waits to be read. */
export async function createNotification(
  userId: Types.ObjectId,
  changes: Partial<NotificationRecord> = {},
): Promise<NotificationRecord> {
  const message = await NotificationModel.create({
    userId,
    topic: 'system',
    title: 'Your file is ready',
    link: '/',
    at: new Date(),
    ...changes,
  });
  return message.toObject<NotificationRecord>();
}
