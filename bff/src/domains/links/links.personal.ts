import type { Types } from 'mongoose';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { AccessTokenModel } from './access-token.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

/** Links that were sent to a person or about them. */
export const personalLinks: PersonalRecords = {
  name: 'links',
  count: (candidateId) => AccessTokenModel.countDocuments(about(candidateId)),
  move: (tx, { from, to }) =>
    moveRows(tx, AccessTokenModel, about(from), { $set: { subjectId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, AccessTokenModel, undo, about(to), { $set: { subjectId: from } }),
  collect: async (candidateId) => {
    const links = await AccessTokenModel.find(about(candidateId)).sort({ createdAt: 1 }).lean();
    return links.map(({ purpose, holderEmail, createdAt, expiresAt, useCount, lastUsedAt }) => ({
      purpose,
      sentTo: holderEmail,
      at: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      used: useCount,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  },
  erase: async ({ session }, candidateId) => {
    await AccessTokenModel.deleteMany(about(candidateId), { session });
  },
};
