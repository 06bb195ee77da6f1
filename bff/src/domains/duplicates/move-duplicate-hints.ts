import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Move } from '../../personal/personal-records.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { otherOf, pairOf, pairsWith } from './hint-pairs.ts';

/**
 * Closes the pair of a merge. A person declared different from the duplicate is different from the
 * survivor, too, and would otherwise be proposed again; returns the decisions copied for that
 * reason.
 */
export async function moveDuplicateHints(tx: Tx, { from, to }: Move): Promise<Types.ObjectId[]> {
  const { session } = tx;
  const hints = await DuplicateHintModel.find(pairsWith([from, to]), null, { session }).lean();
  await DuplicateHintModel.updateOne(
    pairOf(from, to),
    { $set: { status: 'merged', decidedBy: tx.userId } },
    { session },
  );
  const isOf = (id: Types.ObjectId) => (hint: DuplicateHint) =>
    hint.candidateA.equals(id) || hint.candidateB.equals(id);
  const known = new Set(hints.filter(isOf(to)).map((hint) => otherOf(hint, to).toHexString()));
  const carried = hints
    .filter(isOf(from))
    .filter((hint) => hint.status === 'not_duplicate')
    .filter((hint) => !known.has(otherOf(hint, from).toHexString()))
    .filter((hint) => !otherOf(hint, from).equals(to));
  if (carried.length === 0) return [];
  const written = await DuplicateHintModel.insertMany(
    carried.map((hint) => ({
      ...pairOf(otherOf(hint, from), to),
      signals: hint.signals,
      score: hint.score,
      status: hint.status,
      createdAt: tx.at,
      decidedBy: hint.decidedBy,
    })),
    { session },
  );
  return written.map(({ _id }) => _id);
}

/** Reopens the pair and returns copied decisions to the duplicate. */
export async function returnHints(
  { session }: Tx,
  { from, to }: Move,
  carried: readonly Types.ObjectId[],
): Promise<void> {
  await DuplicateHintModel.deleteMany({ _id: { $in: [...carried] } }, { session });
  await DuplicateHintModel.updateOne(
    { ...pairOf(from, to), status: 'merged' },
    { $set: { status: 'open', decidedBy: null } },
    { session },
  );
}
