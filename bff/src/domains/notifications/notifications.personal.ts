import type { Types } from 'mongoose';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { NotificationModel } from './notification.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

/**
 * Notifications of colleagues about a candidate: the name is read from their record. Links need no
 * change: a merged record's address redirects.
 */
export const personalNotifications: PersonalRecords = {
  name: 'notifications',
  move: async (tx, { from, to }) => ({
    ...(await moveRows(tx, NotificationModel, about(from), { $set: { subjectId: to } })),
  }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, NotificationModel, undo, about(to), { $set: { subjectId: from } }),
  collect: () => Promise.resolve([]),
  erase: async ({ session }, candidateId) => {
    await NotificationModel.deleteMany(about(candidateId), { session });
  },
};
