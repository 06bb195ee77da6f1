import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import { AuditValueModel } from './audit-value.model.ts';

/** Deletes the audit values of these records; the fact that they changed, and the chain, stay. */
export async function forgetValues(
  tx: Tx,
  entity: string,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  await AuditValueModel.deleteMany(
    { entity, entityId: { $in: ids.map((id) => id.toHexString()) } },
    { session: tx.session },
  );
}
