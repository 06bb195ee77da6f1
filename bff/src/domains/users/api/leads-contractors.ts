import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { membershipIdsOf } from '../../../records/companies/company-membership.ts';
import { countSupervised } from '../../../records/placements/company-placements.ts';

/** Counts the current and upcoming contractors that this user supervises in these companies. */
export async function countLed(
  userId: Types.ObjectId,
  companyIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<number> {
  let led = 0;
  for (const companyId of companyIds) {
    const memberIds = await membershipIdsOf(companyId, userId, session);
    const counts = await countSupervised(companyId, memberIds, session);
    for (const count of counts.values()) led += count;
  }
  return led;
}

/**
 * A supervisor keeps the right to approve hours until another one is named.
 * @throws AppError SUPERVISES_CONTRACTORS
 */
export async function requireLeadsNobody(
  { session }: Pick<Tx, 'session'>,
  userId: Types.ObjectId,
  companyIds: readonly Types.ObjectId[],
): Promise<void> {
  const contractors = await countLed(userId, companyIds, session);
  if (contractors > 0) throw new AppError('SUPERVISES_CONTRACTORS', { context: { contractors } });
}
