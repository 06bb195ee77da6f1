import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { countSupervised } from '../../../records/placements/company-placements.ts';

/** @throws AppError SUPERVISES_CONTRACTORS while contractors need this supervisor */
export async function requireNoContractors(
  companyId: Types.ObjectId,
  memberId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const supervised = await countSupervised(companyId, [memberId], session);
  const contractors = supervised.get(memberId.toHexString()) ?? 0;
  if (contractors > 0) throw new AppError('SUPERVISES_CONTRACTORS', { context: { contractors } });
}
