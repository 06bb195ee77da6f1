import { answerFileIds, type screeningFormEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { fileAnswer } from '../../files/api/file-answer.ts';
import { filesOfAnswers } from './answer-files.ts';
import { answersOfForms } from '../../../records/screening/answers-of-forms.ts';
import { findForm } from './find-form.ts';
import { traceAnswers } from './trace-answers.ts';

/** Reads a file of an answer. Access is checked and audited each time. */
export async function readAnswerFile(
  ctx: RequestContext,
  { params }: Input<typeof screeningFormEndpoints.file>,
): Promise<RangedFileAnswer> {
  const { form, candidate } = await findForm(ctx.actor, 'screening.readAnswers', params.id);
  const question = form.questions.find(({ key }) => key.toHexString() === params.key);
  const answer = (await answersOfForms([form._id])).find(
    ({ key }) => key.toHexString() === params.key,
  );
  if (!question || !answer || !answerFileIds(question, answer.value).includes(params.fileId))
    throw new AppError('NOT_FOUND');
  const file = (await filesOfAnswers([question], [answer])).get(params.fileId);
  if (!file) throw new AppError('NOT_FOUND');
  const bytes = fileAnswer(file);
  await traceAnswers(ctx, candidate);
  return bytes;
}
