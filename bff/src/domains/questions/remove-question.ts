import type { questionEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { recordId } from '../../db/record-id.ts';
import { restoreDeleted, softDelete } from '../../db/soft-delete.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { questionChanges, requireRoom } from './add-questions.ts';
import { requireFreeText } from './check-question.ts';
import { claimBank, findEditablePool } from './find-bank.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';
import { fieldsOf, showQuestion } from './show-questions.ts';

/** Removes a question; its position is kept for a later restore. */
export const deleteQuestion: Service<typeof questionEndpoints.delete> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const pool = await findEditablePool(ctx.actor, params.id, tx.session);
    const { before, after } = await softDelete<QuestionRecord>(
      tx,
      QuestionModel,
      { _id: recordId(params.questionId), poolId: pool._id },
      { reason: null, version: body.version },
    );
    await audit(tx, {
      action: 'pool.delete_question',
      entity: 'pool',
      entityId: pool._id,
      changes: questionChanges(fieldsOf(before), null),
    });
    return showQuestion(after, tx.session);
  });

/** Restores a removed question; an existing one is returned unchanged. */
export const restoreQuestion: Service<typeof questionEndpoints.restoreDeleted> = (
  ctx,
  { params },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const pool = await findEditablePool(ctx.actor, params.id, session);
    const filter = { _id: recordId(params.questionId), poolId: pool._id };
    const current = await QuestionModel.findOne(filter, null, { session }).lean();
    if (!current) throw new AppError('NOT_FOUND');
    if (!current.deletedAt) return showQuestion(current, session);
    await claimBank(tx, current);
    await requireRoom(tx, current, 1);
    await requireFreeText(tx, current, { text: current.text, except: null, path: 'text' });
    const { after } = await restoreDeleted<QuestionRecord>(tx, QuestionModel, filter);
    await audit(tx, {
      action: 'pool.restore_question',
      entity: 'pool',
      entityId: pool._id,
      changes: questionChanges(null, fieldsOf(after)),
    });
    return showQuestion(after, session);
  });
