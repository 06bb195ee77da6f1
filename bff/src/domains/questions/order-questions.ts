import type { questionEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../db/versioned-update.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { ensureBank, findEditablePool, liveQuestions } from './find-bank.ts';
import { QuestionBankModel, type QuestionBankRecord } from './question-bank.model.ts';
import { showBank } from './show-questions.ts';

/** Sorts the questions; a user who has not seen a newly added one must reload first. */
export const orderQuestions: Service<typeof questionEndpoints.order> = async (
  ctx,
  { params, body: { use, version, ids } },
) => {
  await ensureBank(await findEditablePool(ctx.actor, params.id), use);
  try {
    return await transact(ctx, async (tx) => {
      const pool = await findEditablePool(ctx.actor, params.id, tx.session);
      const live = await liveQuestions(pool._id, use, tx.session);
      const textOf = new Map(live.map(({ _id, text }) => [_id.toHexString(), text]));
      if (new Set(ids).size < ids.length) throw invalidField('ids', 'NOT_UNIQUE');
      if (ids.some((id) => !textOf.has(id))) throw invalidField('ids', 'NOT_FOUND');
      const { before, after } = await updateVersioned<QuestionBankRecord>(tx, QuestionBankModel, {
        filter: { poolId: pool._id, use },
        base: version,
        paths: ['order'],
        apply: (bank) => {
          if (ids.length < live.length) throw versionConflict(bank, ['order']);
          return { $set: { order: reordered(bank.order, ids) } };
        },
      });
      const texts = ({ order }: QuestionBankRecord) =>
        order.flatMap((id) => textOf.get(id.toHexString()) ?? []);
      await audit(tx, {
        action: 'pool.order_questions',
        entity: 'pool',
        entityId: pool._id,
        changes: [{ path: 'question.order', before: texts(before), after: texts(after) }],
      });
      return showBank(ctx.actor, pool, use, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showBank(ctx.actor, await findEditablePool(ctx.actor, params.id), use),
    );
  }
};

/** Returns the requested order, with removed questions still after the same predecessor. */
function reordered(order: readonly Types.ObjectId[], ids: readonly string[]): Types.ObjectId[] {
  const wanted = new Set(ids);
  const known = new Map(order.map((id) => [id.toHexString(), id]));
  const behind = new Map<string, Types.ObjectId[]>();
  let last = '';
  for (const id of order)
    if (wanted.has(id.toHexString())) last = id.toHexString();
    else behind.set(last, [...(behind.get(last) ?? []), id]);
  return ['', ...ids].flatMap((id) => [
    ...(known.get(id) ? [known.get(id)!] : []),
    ...(behind.get(id) ?? []),
  ]);
}

/** Sets the length of the interview. */
export const setInterviewMinutes: Service<typeof questionEndpoints.settings> = async (
  ctx,
  { params, body: { version, changes } },
) => {
  const use = 'interview';
  await ensureBank(await findEditablePool(ctx.actor, params.id), use);
  try {
    return await transact(ctx, async (tx) => {
      const pool = await findEditablePool(ctx.actor, params.id, tx.session);
      const { before, after } = await updateVersioned<QuestionBankRecord>(tx, QuestionBankModel, {
        filter: { poolId: pool._id, use },
        base: version,
        paths: ['interviewMinutes'],
        apply: () => ({ $set: changes }),
      });
      await audit(tx, {
        action: 'pool.set_interview_minutes',
        entity: 'pool',
        entityId: pool._id,
        changes: changesBetween<QuestionBankRecord>(before, after, ['interviewMinutes']),
      });
      return showBank(ctx.actor, pool, use, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showBank(ctx.actor, await findEditablePool(ctx.actor, params.id), use),
    );
  }
};
