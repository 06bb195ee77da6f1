import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { CompanyModel } from './company.model.ts';

/**
 * Serialises starting work for a client and ending the client: neither would see the other's
 * uncommitted change, so both write the client, and the second one is retried.
 */
export async function waitForClient(
  { session }: Pick<Tx, 'session'>,
  companyId: Types.ObjectId,
): Promise<void> {
  await CompanyModel.updateOne({ _id: companyId }, { $inc: { turns: 1 } }, { session });
}
