import type { QuestionFields } from '@muster/contracts';

/** What a candidate gets of a question: no weight, competency, knock-out or ideal answer. */
export type CandidateQuestion = Pick<
  QuestionFields,
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
