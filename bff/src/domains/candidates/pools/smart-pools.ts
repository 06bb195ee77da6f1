import type { Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { Pool } from '../../../records/pools/pool-members.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { ruleFilter, ruleParts } from './rule-filter.ts';
import type { RuledPool } from './who-fits.ts';

/** Reads a rule; null for rules that cannot be read now: memberships then stay as they are. */
async function readable<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/**
 * Returns the pools whose rules can be read, with their conditions for all candidates, or for
 * `some`.
 */
export async function withRules(
  pools: readonly Pool[],
  some?: readonly Types.ObjectId[],
): Promise<RuledPool[]> {
  const ruled: RuledPool[] = [];
  for (const pool of pools) {
    const { smartFilter } = pool;
    const rule = smartFilter && (await readable(() => ruleParts(smartFilter, some)));
    if (rule) ruled.push({ pool, rule });
  }
  return ruled;
}

/**
 * Checks whether a smart pool's filter finds this candidate; keeps the last result while it cannot
 * be read.
 */
export async function fitsPool(
  { _id: poolId, kind, smartFilter }: Pool,
  { _id, poolIds }: Pick<Candidate, '_id' | 'poolIds'>,
): Promise<boolean> {
  if (kind !== 'smart') return false;
  const filter = smartFilter && (await readable(() => ruleFilter(smartFilter, [_id])));
  if (!filter) return poolIds.some((id) => id.equals(poolId));
  return (await CandidateModel.exists({ $and: [{ _id }, filter] })) !== null;
}
