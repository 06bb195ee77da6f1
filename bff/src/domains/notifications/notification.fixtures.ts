import type { Types } from 'mongoose';
import { clockIn } from '../../db/zoned-day.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';

/** Creates an unread notification. */
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

/** Returns quiet hours that began an hour ago and last for two more. */
export function quietNow(timeZone: string): { from: string; to: string } {
  const clock = (hours: number) => clockIn(timeZone, new Date(Date.now() + hours * 3_600_000));
  return { from: clock(-1), to: clock(2) };
}
