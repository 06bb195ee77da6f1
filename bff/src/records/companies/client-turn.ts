import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { CompanyModel } from './company.model.ts';

/**
 * Makes what begins work for a client and what ends the client run one after the other: each would
 * not see what the other is about to do, so both write the client, and the second one starts again.
 */
export async function waitForClient(
  { session }: Pick<Tx, 'session'>,
  companyId: Types.ObjectId,
): Promise<void> {
  await CompanyModel.updateOne({ _id: companyId }, { $inc: { turns: 1 } }, { session });
}
