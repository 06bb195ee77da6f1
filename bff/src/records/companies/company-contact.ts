import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { CompanyModel } from './company.model.ts';

/**
 * Records a contact with a client. A cached fact, not an edit: the version stays, so that open
 * forms get no conflict.
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
