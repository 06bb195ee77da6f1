import { isDeepStrictEqual } from 'node:util';
import type { questionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { recordId } from '../../db/record-id.ts';
import { nextVersion } from '../../db/record-version.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import type { Service } from '../../http/mount.ts';
import { questionChanges } from './add-questions.ts';
import { checkedQuestion, requireFreeText } from './check-question.ts';
import { claimBank, findEditablePool } from './find-bank.ts';
import { QuestionRevisionModel, wordingFields } from './question-revision.model.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';
import { fieldsOf, showQuestion } from './show-questions.ts';

/** Changes a question; the former wording of a used one is kept as a revision. */
export const updateQuestion: Service<typeof questionEndpoints.update> = async (
  ctx,
  { params, body: { version, changes } },
) => {
  const _id = recordId(params.questionId);
  try {
    return await transact(ctx, async (tx) => {
      const pool = await findEditablePool(ctx.actor, params.id, tx.session);
      const { before, after } = await updateVersioned<QuestionRecord>(tx, QuestionModel, {
        filter: { _id, poolId: pool._id },
        base: version,
        paths: Object.keys(changes),
        apply: async (current) => {
          const { poolId, use } = current;
          const fields = checkedQuestion(use, { ...fieldsOf(current), ...changes }, 'changes');
          if (fields.text !== current.text) {
            await claimBank(tx, { poolId, use });
            const at = { text: fields.text, except: _id, path: 'changes.text' };
            await requireFreeText(tx, { poolId, use }, at);
          }
          const isReworded = wordingFields.some(
            (name) => !isDeepStrictEqual(fields[name], current[name]),
          );
          const isNewRevision = isReworded && current.timesUsed > 0;
          if (isNewRevision) await keepWording(tx, current);
          return {
            $set: {
              ...fields,
              textKey: foldText(fields.text),
              ...(isNewRevision && { revision: nextVersion(current.revision) }),
            },
          };
        },
      });
      await audit(tx, {
        action: 'pool.update_question',
        entity: 'pool',
        entityId: pool._id,
        changes: questionChanges(fieldsOf(before), fieldsOf(after)),
      });
      return showQuestion(after, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const pool = await findEditablePool(ctx.actor, params.id);
      const current = await QuestionModel.findOne({
        _id,
        poolId: pool._id,
        deletedAt: null,
      }).lean();
      return current && showQuestion(current);
    });
  }
};

async function keepWording(tx: Tx, current: QuestionRecord): Promise<void> {
  const { _id: questionId, revision, text, help, answerType, options } = current;
  await QuestionRevisionModel.insertMany(
    [
      {
        _id: new Types.ObjectId(),
        questionId,
        revision,
        text,
        help,
        answerType,
        options,
        replacedAt: tx.at,
        replacedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
}
