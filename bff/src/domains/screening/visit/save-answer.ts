import { isDeepStrictEqual } from 'node:util';
import {
  answerProblem,
  screeningFormMachine,
  type screeningVisitEndpoints,
} from '@muster/contracts';
import { requireState } from '../../../db/transition.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { filesOfAnswers } from '../form/answer-files.ts';
import { changeForm } from '../form/change-form.ts';
import {
  ScreeningAnswerModel,
  type ScreeningAnswerRecord,
} from '../../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type AskedQuestion,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { changeFiles } from './take-files.ts';
import { showVisitorAnswer, visitedForm, visitOf, type Visit } from './visited-form.ts';

type Write = Input<typeof screeningVisitEndpoints.saveAnswer>;

/**
 * Saves one answer. Each answer has its own version: the text of another device is not overwritten
 * but returned with the refusal, so that the candidate chooses.
 */
export async function saveAnswer(ctx: VisitorContext, { params, body }: Write) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const { form } = await visitedForm(visit, tx.session);
    const question = form.questions.find(({ key }) => key.toHexString() === params.key);
    if (!question) throw new AppError('NOT_FOUND');
    requireState(screeningFormMachine, 'save_answer', form.status);
    const problem = answerProblem(question, body.value);
    if (problem) throw invalidField('value', problem.code, problem.params);
    const answer = await writeAnswer(tx, form, question, body);
    await noteSaving(tx, form, visit);
    return showVisitorAnswer(
      question,
      answer,
      await filesOfAnswers([question], [answer], tx.session),
    );
  });
}

async function writeAnswer(
  tx: Tx,
  form: ScreeningFormRecord,
  question: AskedQuestion,
  { version, value, language: said }: Write['body'],
): Promise<ScreeningAnswerRecord> {
  const { session } = tx;
  const { key, answerLanguage } = question;
  const language = answerLanguage === 'own' ? said : null;
  const current = await ScreeningAnswerModel.findOne({ formId: form._id, key }, null, {
    session,
  }).lean();
  const isSame =
    current && isDeepStrictEqual(current.value, value) && current.language === language;
  if (isSame) return current;
  if (current && current.version !== version) throw await conflictWith(tx, question, current);
  await changeFiles(tx, { form, question, before: current?.value ?? null, after: value });
  const written = { value, language, savedAt: tx.at };
  if (!current) {
    const stamp = { createdAt: tx.at, updatedAt: tx.at };
    const [made] = await ScreeningAnswerModel.create(
      [{ formId: form._id, key, ...written, ...stamp }],
      { session },
    );
    if (!made) throw new Error('The answer was not written');
    return made.toObject<ScreeningAnswerRecord>();
  }
  const after = await compareAndSet<ScreeningAnswerRecord>(tx, ScreeningAnswerModel, current, {
    $set: written,
  });
  if (!after) throw await conflictWith(tx, question, current);
  return after;
}

/** Returns the refusal with the text from another device. */
async function conflictWith(
  { session }: Tx,
  question: AskedQuestion,
  current: ScreeningAnswerRecord,
): Promise<AppError> {
  const files = await filesOfAnswers([question], [current], session);
  return versionConflict(current, ['value'], (answer) =>
    showVisitorAnswer(question, answer, files),
  );
}

/**
 * Records the time of the write on the form. Saving and submitting conflict on it, so that no
 * answer is saved after submission; the version stays, because staff decisions do not depend on
 * single answers.
 */
async function noteSaving(tx: Tx, form: ScreeningFormRecord, { token }: Visit): Promise<void> {
  if (form.status === 'opened')
    await changeForm(tx, form, {
      action: 'save_answer',
      version: null,
      set: () => ({ autosaveAt: tx.at }),
      by: { actorKind: 'guest', tokenId: token._id },
    });
  else
    await ScreeningFormModel.updateOne(
      { _id: form._id },
      { $set: { autosaveAt: tx.at } },
      { session: tx.session },
    );
}
