import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { CompanyModel } from '../company.model.ts';

/**
 * Notes that somebody spoke with a client. A cached fact, no edit: the version stays, so that
 * nobody's open form runs into a conflict.
 */
export async function touchCompany(
  tx: Tx,
  companyId: Types.ObjectId,
  { contacted }: { contacted: boolean },
): Promise<void> {
  if (!contacted) return;
  await CompanyModel.updateOne(
    { _id: companyId },
    { $set: { lastContactAt: tx.at } },
    { session: tx.session },
  );
  announceChange(tx, 'company', companyId);
}
