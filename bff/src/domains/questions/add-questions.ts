import {
  limits,
  questionFieldNames,
  type QuestionFields,
  type QuestionUse,
  type questionEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, type FieldChange } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import type { Pool } from '../../records/pools/find-pool.ts';
import { checkedQuestion, requireFreeText } from './check-question.ts';
import { claimBank, ensureBank, findEditablePool } from './find-bank.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';
import { showQuestion } from './show-questions.ts';

/** Returns the audited changes of a question, recorded under its pool. */
export const questionChanges = (
  before: QuestionFields | null,
  after: QuestionFields | null,
): FieldChange[] =>
  questionFieldNames.map((name) => ({
    path: `question.${name}`,
    before: before?.[name] ?? null,
    after: after?.[name] ?? null,
  }));

/** Adds a question at the end of its bank. */
export const createQuestion: Service<typeof questionEndpoints.create> = async (
  ctx,
  { params, body: { use, question } },
) => {
  const fields = checkedQuestion(use, question, 'question');
  await ensureBank(await findEditablePool(ctx.actor, params.id), use);
  return transact(ctx, async (tx) => {
    const pool = await findEditablePool(ctx.actor, params.id, tx.session);
    await requireFreeText(
      tx,
      { poolId: pool._id, use },
      { text: fields.text, except: null, path: 'question.text' },
    );
    const [created] = await addQuestions(tx, pool, use, [fields]);
    if (!created) throw new Error('The question was not written');
    return showQuestion(created, tx.session);
  });
};

/**
 * Adds questions with unused texts to an existing bank.
 * @throws AppError QUESTION_LIMIT
 */
export async function addQuestions(
  tx: Tx,
  { _id: poolId }: Pick<Pool, '_id'>,
  use: QuestionUse,
  list: readonly QuestionFields[],
): Promise<QuestionRecord[]> {
  if (list.length === 0) return [];
  const ids = list.map(() => new Types.ObjectId());
  await claimBank(tx, { poolId, use }, ids);
  await requireRoom(tx, { poolId, use }, list.length);
  const stamp = { createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId };
  const created = await QuestionModel.insertMany(
    list.map((fields, index) => ({
      ...fields,
      ...stamp,
      poolId,
      use,
      _id: ids[index],
      textKey: foldText(fields.text),
    })),
    { session: tx.session },
  );
  const [first] = list;
  const texts = list.map(({ text }) => text);
  await audit(tx, {
    action: list.length === 1 ? 'pool.add_question' : 'pool.add_questions',
    entity: 'pool',
    entityId: poolId,
    changes:
      list.length === 1 && first
        ? questionChanges(null, first)
        : [{ path: 'question.text', before: null, after: texts }],
  });
  return created.map((question) => question.toObject<QuestionRecord>());
}

/** @throws AppError QUESTION_LIMIT if this many more would be too many */
export async function requireRoom(
  { session }: Tx,
  { poolId, use }: { poolId: Types.ObjectId; use: QuestionUse },
  more: number,
): Promise<void> {
  const live = await QuestionModel.countDocuments({ poolId, use, deletedAt: null }, { session });
  const max = limits.question.perUse;
  if (live + more > max) throw new AppError('QUESTION_LIMIT', { context: { live, more, max } });
}
