import { asksEnglish } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { PoolModel } from './pool.model.ts';

/**
 * Returns the smart pools whose rule uses the level of English: membership in one may reveal an
 * interviewer's mark.
 */
export async function poolsByEnglish(
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  const pools = await PoolModel.find(
    { kind: 'smart', deletedAt: null },
    { smartFilter: 1 },
    { session },
  ).lean();
  return pools
    .filter(({ smartFilter }) => smartFilter !== null && asksEnglish(smartFilter))
    .map(({ _id }) => _id);
}
