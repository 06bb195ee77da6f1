import { Types } from 'mongoose';
import { z } from 'zod';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { consentsOf } from '../../records/consents/consents.ts';

const undoSchema = z.object({ ids: z.array(z.string()) });

/** A person's consents. In a merge, the later answer of the two records counts for each purpose. */
export const personalConsents: PersonalRecords = {
  name: 'consents',
  count: (candidateId) => ConsentModel.countDocuments({ candidateId }),
  move: async ({ session }, { from, to }) => {
    const ids = await ConsentModel.distinct('_id', { candidateId: from }).session(session);
    await ConsentModel.updateMany(
      { _id: { $in: ids } },
      { $set: { candidateId: to } },
      { session },
    );
    return { count: ids.length, undo: { ids: ids.map((id) => id.toHexString()) } };
  },
  moveBack: async ({ session }, { from, to }, undo) => {
    const ids = undoSchema.parse(undo).ids.map((id) => new Types.ObjectId(id));
    await ConsentModel.updateMany(
      { _id: { $in: ids }, candidateId: to },
      { $set: { candidateId: from } },
      { session },
    );
  },
  collect: async (candidateId) =>
    (await consentsOf(candidateId)).map((row) => ({
      purpose: row.purpose,
      granted: row.granted,
      basis: row.basis,
      channel: row.channel,
      textVersion: row.textVersion,
      at: row.at.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      note: row.note,
      ip: row.ip,
    })),
  // The consent is kept as proof; the text and its origin are deleted.
  erase: async ({ session }, candidateId) => {
    await ConsentModel.updateMany({ candidateId }, { $set: { note: null, ip: null } }, { session });
  },
};
