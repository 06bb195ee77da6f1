import { Types } from 'mongoose';
import { z } from 'zod';
import type { PersonalRecords } from '../personal/personal-records.ts';
import { EmailMessageModel, waitingMailStatuses } from './email-message.model.ts';

const undoSchema = z.object({ ids: z.array(z.string()) });
const about = (candidateId: Types.ObjectId) => ({
  subjectType: 'candidate',
  subjectId: candidateId.toHexString(),
});

/** Mails about a candidate: waiting and sent ones. */
export const candidateMails: PersonalRecords = {
  name: 'mails',
  count: (candidateId) => EmailMessageModel.countDocuments(about(candidateId)),
  move: async ({ session }, { from, to }) => {
    const ids = await EmailMessageModel.distinct('_id', about(from)).session(session);
    await EmailMessageModel.updateMany(
      { _id: { $in: ids } },
      { $set: { subjectId: to.toHexString() } },
      { session },
    );
    return { count: ids.length, undo: { ids: ids.map((id) => id.toHexString()) } };
  },
  moveBack: async ({ session }, { from, to }, undo) => {
    const ids = undoSchema.parse(undo).ids.map((id) => new Types.ObjectId(id));
    await EmailMessageModel.updateMany(
      { _id: { $in: ids }, ...about(to) },
      { $set: { subjectId: from.toHexString() } },
      { session },
    );
  },
  collect: async (candidateId) => {
    const mails = await EmailMessageModel.find({ ...about(candidateId), category: 'other' })
      .sort({ createdAt: 1 })
      .lean();
    return mails.map(({ createdAt, sentAt, status, to, subject, text }) => ({
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      status,
      to,
      subject,
      text,
    }));
  },
  // The number of sent mails stays; recipients and texts are deleted, and waiting mails are never
  // sent.
  erase: async ({ session }, candidateId) => {
    await EmailMessageModel.updateMany(
      { ...about(candidateId), status: { $in: [...waitingMailStatuses] } },
      { $set: { status: 'suppressed' } },
      { session },
    );
    await EmailMessageModel.updateMany(
      about(candidateId),
      {
        $set: {
          to: [],
          cc: [],
          subject: '',
          html: '',
          text: '',
          variables: {},
          lastError: null,
        },
      },
      { session },
    );
  },
};
