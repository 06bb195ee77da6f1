import type { Forget } from '../../personal/forget.ts';
import { NotificationModel } from './notification.model.ts';

/** Deletes notifications to the person, and those to others that name the person in their text. */
export const forgetNotices: Forget = async ({ session }, { userId, pattern }) => {
  await NotificationModel.deleteMany(
    { $or: [...(userId ? [{ userId }] : []), { title: pattern }, { body: pattern }] },
    { session },
  );
};
