import type { QueryFilter, Types } from 'mongoose';
import type { DuplicateHint } from './duplicate-hint.model.ts';

type Ids = Pick<DuplicateHint, 'candidateA' | 'candidateB'>;

/** Returns a pair with the smaller id first, so that each pair exists only once. */
export function pairOf(a: Types.ObjectId, b: Types.ObjectId): Ids {
  const [candidateA, candidateB] = a.toHexString() < b.toHexString() ? [a, b] : [b, a];
  return { candidateA, candidateB };
}

/** Returns a filter for pairs with at least one of these candidates. */
export const pairsWith = (ids: readonly Types.ObjectId[]): QueryFilter<DuplicateHint> => ({
  $or: [{ candidateA: { $in: [...ids] } }, { candidateB: { $in: [...ids] } }],
});

/** Returns the other candidate of a pair. */
export const otherOf = ({ candidateA, candidateB }: Ids, id: Types.ObjectId): Types.ObjectId =>
  candidateA.equals(id) ? candidateB : candidateA;
