import type { StoredFile } from '../../files/api/files.ts';
import { showAnswerFiles } from '../form/answer-files.ts';
import { answerInWords } from '../../../records/screening/answer-in-words.ts';
import type { ScreeningAnswerRecord } from '../../../records/screening/screening-answer.model.ts';
import type { AskedQuestion } from '../../../records/screening/screening-form.model.ts';

/** Returns the questions of a form with their answers as text, for the mail to the candidate. */
export const answersInWords = (
  questions: readonly AskedQuestion[],
  answers: ReadonlyMap<string, Pick<ScreeningAnswerRecord, 'value'>>,
  files: ReadonlyMap<string, StoredFile>,
): string =>
  questions
    .map((question, index) => {
      const value = answers.get(question.key.toHexString())?.value ?? null;
      return `${index + 1}. ${question.text}\n${inWords(question, value, files)}`;
    })
    .join('\n\n');

function inWords(
  question: AskedQuestion,
  value: ScreeningAnswerRecord['value'],
  files: ReadonlyMap<string, StoredFile>,
): string {
  const words = answerInWords(question, value);
  if (words === null) return '(no answer)';
  const names = showAnswerFiles(question, value, files).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : words;
}
