import type { FieldErrorCode } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import type { QuestionFields } from './question-fields.ts';
import { englishCompetency, type AnswerType, type QuestionUse } from './questions.enums.ts';

const { question: most } = limits;

export const isChoice = (type: AnswerType): boolean =>
  type === 'single_choice' || type === 'multi_choice';

/** Returns the maximum answer length of a text type; null for other types. */
export const longestAnswer = (type: AnswerType): number | null => {
  if (type === 'short_text') return most.shortAnswer;
  return type === 'long_text' || type === 'code' ? most.longAnswer : null;
};

/** Checks whether the answer is text, so that its language matters. */
export const isWritten = (type: AnswerType): boolean =>
  type === 'short_text' || type === 'long_text';

/** Returns how an answer of this type can be a knock-out; null if it cannot. */
export function knockOutKind(type: AnswerType): 'answer' | 'number' | null {
  if (type === 'yes_no' || isChoice(type)) return 'answer';
  return type === 'number' || type === 'scale_1_5' ? 'number' : null;
}

/** Returns the answers that a knock-out can use. */
export const answersOf = ({
  answerType,
  options,
}: Pick<QuestionFields, 'answerType' | 'options'>): readonly string[] =>
  answerType === 'yes_no' ? ['yes', 'no'] : options;

export interface QuestionProblem {
  path: (string | number)[];
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** Returns invalid combinations of individually valid fields. */
export function questionProblems(question: QuestionFields): QuestionProblem[] {
  const { answerType, options, maxLength, min, max, knockOut, required, competency } = question;
  const found: QuestionProblem[] = [];
  if (isChoice(answerType)) {
    if (options.length < most.options.min)
      found.push({ path: ['options'], code: 'TOO_FEW', params: { min: most.options.min } });
    for (const [index, option] of options.entries())
      if (options.findIndex((one) => one.toLowerCase() === option.toLowerCase()) < index)
        found.push({ path: ['options', index], code: 'NOT_UNIQUE' });
  }
  const longest = longestAnswer(answerType);
  if (longest !== null && maxLength !== null && maxLength > longest)
    found.push({ path: ['maxLength'], code: 'OUT_OF_RANGE', params: { max: longest } });
  if (answerType === 'number' && min !== null && max !== null && min > max)
    found.push({ path: ['max'], code: 'OUT_OF_RANGE', params: { min } });
  const kind = knockOutKind(answerType);
  if (knockOut !== null && kind !== null) {
    // An optional question cannot be a knock-out.
    if (!required) found.push({ path: ['required'], code: 'KNOCK_OUT_OPTIONAL' });
    if ((knockOut.when === 'answer_is') !== (kind === 'answer'))
      found.push({ path: ['knockOut'], code: 'INVALID_OPTION' });
    else if (knockOut.when === 'answer_is') {
      const answers = answersOf(question);
      if (knockOut.values.some((value) => !answers.includes(value)))
        found.push({ path: ['knockOut'], code: 'INVALID_OPTION' });
    }
  }
  if (question.answerLanguage === 'own' && competency === englishCompetency)
    found.push({ path: ['answerLanguage'], code: 'ENGLISH_IN_ENGLISH' });
  return found;
}

/** Removes settings of a question that do not apply to its type and use. */
export function fitToType(use: QuestionUse, question: QuestionFields): QuestionFields {
  const { answerType } = question;
  const isScreening = use === 'screening';
  return {
    ...question,
    options: isChoice(answerType) ? question.options : [],
    maxLength: longestAnswer(answerType) === null ? null : question.maxLength,
    min: answerType === 'number' ? question.min : null,
    max: answerType === 'number' ? question.max : null,
    required: isScreening && question.required,
    knockOut: isScreening && knockOutKind(answerType) !== null ? question.knockOut : null,
    answerLanguage: isScreening && isWritten(answerType) ? question.answerLanguage : 'english',
  };
}

/** Returns the total minutes of the active questions; a question without a time counts as zero. */
export const totalMinutes = (
  questions: readonly Pick<QuestionFields, 'isActive' | 'timeMinutes'>[],
): number =>
  questions.reduce(
    (sum, { isActive, timeMinutes }) => sum + (isActive ? (timeMinutes ?? 0) : 0),
    0,
  );
