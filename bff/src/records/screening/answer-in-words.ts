import { isAnswered } from '@muster/contracts';
import type { ScreeningAnswerRecord } from './screening-answer.model.ts';
import type { AskedQuestion } from './screening-form.model.ts';

/** Returns an answer as readable text; null without an answer. The caller names files. */
export function answerInWords(
  { answerType }: Pick<AskedQuestion, 'answerType'>,
  value: ScreeningAnswerRecord['value'],
): string | null {
  if (value === null || !isAnswered(value)) return null;
  if (answerType === 'yes_no') return value === 'yes' ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
