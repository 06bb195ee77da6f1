import { answerFileIds, limits, type AnswerValue } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { releaseFiles, takeFile } from '../../files/api/files.ts';
import { fileIdsOfAnswers } from '../form/answer-files.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import type {
  AskedQuestion,
  ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

interface FilesChange {
  form: ScreeningFormRecord;
  question: AskedQuestion;
  before: AnswerValue | null;
  after: AnswerValue | null;
}

/**
 * Claims the files added to an answer and releases removed ones. They stay for a day, in which
 * another device that still shows them can keep them.
 * @throws AppError VALIDATION_FAILED for a file of another form, for too many of them, and for a
 *   link where none was
 */
export async function changeFiles(
  tx: Tx,
  { form, question, before, after }: FilesChange,
): Promise<void> {
  if (question.answerType !== 'file') return;
  if (typeof after === 'string' && after !== before) throw invalidField('value', 'INVALID_FORMAT');
  const had = answerFileIds(question, before);
  const wanted = answerFileIds(question, after);
  const gained = wanted.filter((id) => !had.includes(id));
  if (gained.length > 0) await requireRoom(tx, form, wanted.length - had.length);
  for (const id of gained)
    await takeFile(tx, { userId: form._id }, id).catch((error: unknown) => {
      const isGone =
        error instanceof AppError &&
        (error.code === 'NOT_FOUND' || error.code === 'RESTORE_EXPIRED');
      throw isGone ? invalidField('value', 'NOT_FOUND') : error;
    });
  const lost = had.filter((id) => !wanted.includes(id)).map((id) => new Types.ObjectId(id));
  if (lost.length > 0) await releaseFiles(tx, lost, limits.file.uploadLife);
}

/** @throws AppError VALIDATION_FAILED if all answers together would have too many files */
async function requireRoom(
  { session }: Tx,
  { _id, questions }: ScreeningFormRecord,
  more: number,
): Promise<void> {
  const max = limits.screening.files.perForm;
  const held = fileIdsOfAnswers(questions, await answersOfForms([_id], session)).length;
  if (held + more > max) throw invalidField('value', 'TOO_MANY', { max });
}
