import type { Types } from 'mongoose';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { withoutWords } from './inbox.jobs.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

/** Received mails on a person's record. */
export const personalReceivedMails: PersonalRecords = {
  name: 'receivedMails',
  count: (candidateId) => ReceivedMailModel.countDocuments(about(candidateId)),
  move: (tx, { from, to }) =>
    moveRows(tx, ReceivedMailModel, about(from), { $set: { subjectId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, ReceivedMailModel, undo, about(to), { $set: { subjectId: from } }),
  // Mails that others wrote about the person belong to their senders.
  collect: async (candidateId) => {
    const mails = await ReceivedMailModel.find({ ...about(candidateId), isFromOther: false })
      .sort({ receivedAt: 1 })
      .lean();
    return mails.map(({ receivedAt, fromAddress, subject, text }) => ({
      receivedAt: receivedAt.toISOString(),
      from: fromAddress,
      subject,
      text,
    }));
  },
  erase: async ({ session }, candidateId) => {
    await ReceivedMailModel.updateMany(about(candidateId), { $set: withoutWords }, { session });
  },
};
