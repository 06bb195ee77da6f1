import type { Question } from '@muster/contracts';

/** What a candidate gets of a question. */
export type CandidateQuestion = Pick<
  Question,
  | 'id'
  | 'text'
  | 'help'
  | 'answerType'
  | 'options'
  | 'required'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'answerLanguage'
>;

export const candidateQuestion = ({
  id,
  text,
  help,
  answerType,
  options,
  required,
  maxLength,
  min,
  max,
  answerLanguage,
}: Question): CandidateQuestion => ({
  ...{ id, text, help, answerType, options, required, maxLength, min, max, answerLanguage },
});
