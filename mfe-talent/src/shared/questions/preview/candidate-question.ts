import type { QuestionFields } from '@muster/contracts';

/**
 * The parts of a question that a candidate gets: no weight, competency, knock-out or ideal answer.
 */
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
