import { limits, type QuestionUse } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { findPoolFor, requireActive, type Pool } from '../../records/pools/find-pool.ts';
import { QuestionBankModel, type QuestionBankRecord } from './question-bank.model.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';

/**
 * Finds a pool whose questions the actor may change.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION if it is archived
 */
export async function findEditablePool(
  actor: Actor,
  poolId: string,
  session: ClientSession | null = null,
): Promise<Pool> {
  const pool = await findPoolFor(actor, 'pool.manage', recordId(poolId), session);
  requireActive(pool, 'edit');
  return pool;
}

/** Finds the bank of a pool for one use; a pool has none before its first question. */
export const findBank = (
  poolId: Types.ObjectId,
  use: QuestionUse,
  session: ClientSession | null = null,
): Promise<QuestionBankRecord | null> =>
  QuestionBankModel.findOne({ poolId, use }, null, { session }).lean();

/**
 * Creates the empty bank before the change that needs it, so that two first changes do not
 * conflict.
 */
export async function ensureBank({ _id: poolId }: Pool, use: QuestionUse): Promise<void> {
  await QuestionBankModel.updateOne(
    { poolId, use },
    {
      $setOnInsert: {
        order: [],
        interviewMinutes: use === 'interview' ? limits.question.interviewMinutes.usual : null,
      },
    },
    { upsert: true, setDefaultsOnInsert: true },
  );
}

/**
 * Locks the bank for this change and puts new questions at its end: changes check the limit and the
 * existing texts one after another.
 */
export async function claimBank(
  tx: Tx,
  { poolId, use }: { poolId: Types.ObjectId; use: QuestionUse },
  added: readonly Types.ObjectId[] = [],
): Promise<void> {
  await QuestionBankModel.updateOne(
    { poolId, use },
    stampVersion(tx, { $push: { order: { $each: [...added] } } }),
    { session: tx.session },
  );
}

/** Returns the live questions of a bank, in no order. */
export const liveQuestions = (
  poolId: Types.ObjectId,
  use: QuestionUse,
  session: ClientSession | null = null,
): Promise<QuestionRecord[]> =>
  QuestionModel.find({ poolId, use, deletedAt: null }, null, { session }).lean();
