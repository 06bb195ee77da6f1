import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { KnownPersonModel } from './known-person.model.ts';

/** Returns those candidates who were not announced for this search. */
export async function unknownOf(
  searchId: Types.ObjectId,
  ids: readonly string[],
  session: Tx['session'] | null = null,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await KnownPersonModel.find(
    { searchId, candidateId: { $in: ids.map((id) => new Types.ObjectId(id)) } },
    { candidateId: 1 },
    { session },
  ).lean();
  const there = new Set(known.map(({ candidateId }) => candidateId.toHexString()));
  return ids.filter((id) => !there.has(id));
}

/** Marks candidates as known, so that they are not announced. */
export async function markKnown(
  { session, at }: Tx,
  searchId: Types.ObjectId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await KnownPersonModel.insertMany(
    ids.map((id) => ({ searchId, candidateId: new Types.ObjectId(id), at })),
    { session },
  );
}
