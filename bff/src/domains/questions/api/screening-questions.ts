import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findPoolFor } from '../../../records/pools/find-pool.ts';
import { findBank, liveQuestions } from '../find-bank.ts';
import { QuestionModel, type QuestionRecord } from '../question.model.ts';
import { fieldsOf } from '../show-questions.ts';

export type { QuestionRecord };
export { fieldsOf };

/**
 * Returns active screening questions by id, from pools whose questions the actor may read; others
 * are absent.
 * @throws AppError NOT_FOUND, FORBIDDEN for an inaccessible pool
 */
export async function screeningQuestions(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<Map<string, QuestionRecord>> {
  if (ids.length === 0) return new Map();
  const found = await QuestionModel.find(
    { _id: { $in: [...ids] }, use: 'screening', isActive: true, deletedAt: null },
    null,
    { session },
  ).lean();
  const pools = new Map(found.map(({ poolId }) => [poolId.toHexString(), poolId]));
  for (const poolId of pools.values())
    await findPoolFor(actor, 'pool.readQuestions', poolId, session);
  return new Map(found.map((question) => [question._id.toHexString(), question]));
}

/** Returns the ids of a pool's active screening questions, in the order of the bank. */
export async function screeningQuestionIds(
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<string[]> {
  const order = (await findBank(poolId, 'screening', session))?.order ?? [];
  const place = (id: Types.ObjectId) => order.findIndex((one) => one.equals(id));
  return (await liveQuestions(poolId, 'screening', session))
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => place(a._id) - place(b._id))
    .map(({ _id }) => _id.toHexString());
}

/** Counts that a form was sent with copies of these questions. */
export async function countQuestionUses(
  { session }: Tx,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  if (ids.length === 0) return;
  await QuestionModel.updateMany(
    { _id: { $in: [...ids] } },
    raiseVersion({ $inc: { timesUsed: 1 } }),
    { session },
  );
}
