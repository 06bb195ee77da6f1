import type { ClientSession, Types } from 'mongoose';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { isForTelling } from '../../../records/email-templates/template-lookup.ts';
import { ReasonModel } from '../reason.model.ts';

/** Returns the number of active reasons that use each template, by its id. */
export async function reasonsWith(
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number>> {
  const counts = await ReasonModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { defaultTemplateId: { $ne: null }, isActive: true, deletedAt: null } },
    { $group: { _id: '$defaultTemplateId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Replaces a template in all reasons by another one if possible, otherwise by none. */
export async function retellReasons(
  tx: Tx,
  templateId: Types.ObjectId,
  replacementId: Types.ObjectId | null,
): Promise<void> {
  const tells = replacementId !== null && (await isForTelling(replacementId, tx.session));
  await ReasonModel.updateMany(
    { defaultTemplateId: templateId },
    stampVersion(tx, { $set: { defaultTemplateId: tells ? replacementId : null } }),
    { session: tx.session },
  );
}
