import { weightedScore, type screeningFormEndpoints } from '@muster/contracts';
import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../../audit/audit.service.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  ScreeningAnswerModel,
  type ScreeningAnswerRecord,
} from '../../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import { findForm } from './find-form.ts';
import { showForm } from './show-form.ts';

/** Scores one answer with a note; the score of the form is computed from all of them. */
export const reviewAnswer: Service<typeof screeningFormEndpoints.review> = (
  ctx,
  { params, body: { version, score, note } },
) =>
  transactShown(ctx, {
    find: (session) => findForm(ctx.actor, 'screening.send', params.id, session),
    change: async (tx, found) => {
      const { form } = found;
      const question = form.questions.find(({ key }) => key.toHexString() === params.key);
      if (!question || !isRecordId(params.key)) throw new AppError('NOT_FOUND');
      if (form.status !== 'submitted')
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: form.status, action: 'review' },
        });
      const { before, after } = await updateVersioned<ScreeningAnswerRecord>(
        tx,
        ScreeningAnswerModel,
        {
          filter: { formId: form._id, key: question.key },
          base: version,
          paths: ['score', 'note'],
          apply: () => ({ $set: { score, note, reviewedBy: tx.userId } }),
        },
      );
      if (isDeepStrictEqual([before.score, before.note], [score, note])) return found;
      const answers = await answersOfForms([form._id], tx.session);
      const total = weightedScore(
        answers.map((answer) => ({
          score: answer.score,
          weight: form.questions.find(({ key }) => key.equals(answer.key))?.weight ?? 0,
        })),
      );
      const reviewed = await compareAndSet<ScreeningFormRecord>(tx, ScreeningFormModel, form, {
        $set: { score: total, reviewedBy: tx.userId, reviewedAt: tx.at },
      });
      if (!reviewed) throw versionConflict(form, ['score']);
      await audit(tx, {
        action: 'screening_form.review',
        entity: 'screening_form',
        entityId: form._id,
        changes: [
          { path: 'answer.score', before: before.score, after: after.score },
          { path: 'answer.note', before: before.note, after: after.note },
          { path: 'score', before: form.score, after: total },
        ],
      });
      return { ...found, form: reviewed };
    },
    show: (found, session) => showForm(ctx.actor, found, session),
  });
