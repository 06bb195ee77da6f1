import { z } from 'zod';
import type { FieldErrorCode } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, urlSchema } from '../../core/primitives.ts';
import type { FilePurpose } from '../files/file-formats.ts';
import type { QuestionFields } from '../questions/question-fields.ts';
import { longestAnswer } from '../questions/question-rules.ts';

const { question: most, screening } = limits;

/** The upload purpose of answer files. */
export const answerFilePurpose = 'portfolio' satisfies FilePurpose;

/**
 * Texts, days, links, single choices, yes and no are strings; multiple choices and ids of uploaded
 * files are lists. File answers from before uploads existed are links.
 */
export const answerValueSchema = z.union([
  longText(most.longAnswer),
  z.number().min(-1_000_000_000).max(1_000_000_000),
  z.array(z.string().max(most.options.length * 4)).max(most.options.max),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;

/** Returns the ids of the uploaded files in an answer. */
export const answerFileIds = (
  { answerType }: Pick<QuestionFields, 'answerType'>,
  value: AnswerValue | null | undefined,
): readonly string[] => (answerType === 'file' && Array.isArray(value) ? value : []);

/** Question settings that decide whether an answer is valid. */
export type AnswerableQuestion = Pick<
  QuestionFields,
  'answerType' | 'options' | 'required' | 'maxLength' | 'min' | 'max'
>;

export interface AnswerProblem {
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** Checks whether there is an answer at all. */
export const isAnswered = (value: AnswerValue | null | undefined): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' || value.length > 0);

/** Returns the maximum text length of a question's answer. */
export const answerLimit = ({
  answerType,
  maxLength,
}: Pick<AnswerableQuestion, 'answerType' | 'maxLength'>): number | null =>
  longestAnswer(answerType) === null ? null : (maxLength ?? longestAnswer(answerType));

/**
 * Returns what is invalid in an answer; a missing answer is always valid, and is checked on submit.
 */
export function answerProblem(
  question: AnswerableQuestion,
  value: AnswerValue | null,
): AnswerProblem | null {
  if (!isAnswered(value) || value === null) return null;
  switch (question.answerType) {
    case 'multi_choice':
      return choicesProblem(question.options, value);
    case 'file':
      return filesProblem(value);
    case 'number':
      return numberProblem(question, value);
    case 'scale_1_5':
      return typeof value === 'number'
        ? outside(value, 1, 5) || (Number.isInteger(value) ? null : { code: 'INVALID_FORMAT' })
        : { code: 'INVALID_FORMAT' };
    default:
      return typeof value === 'string' ? textProblem(question, value) : { code: 'INVALID_FORMAT' };
  }
}

function textProblem(question: AnswerableQuestion, value: string): AnswerProblem | null {
  const { answerType, options } = question;
  const max = answerLimit(question);
  switch (answerType) {
    case 'single_choice':
      return options.includes(value) ? null : { code: 'INVALID_OPTION' };
    case 'yes_no':
      return value === 'yes' || value === 'no' ? null : { code: 'INVALID_OPTION' };
    case 'date':
      return dateSchema.safeParse(value).success ? null : { code: 'INVALID_FORMAT' };
    case 'url':
      return urlSchema.safeParse(value).success ? null : { code: 'INVALID_FORMAT' };
    default:
      return max !== null && [...value].length > max ? { code: 'TOO_LONG', params: { max } } : null;
  }
}

function choicesProblem(options: readonly string[], value: AnswerValue): AnswerProblem | null {
  if (!Array.isArray(value)) return { code: 'INVALID_FORMAT' };
  const isKnown = value.every((one) => options.includes(one));
  return isKnown && new Set(value).size === value.length ? null : { code: 'INVALID_OPTION' };
}

function filesProblem(value: AnswerValue): AnswerProblem | null {
  if (typeof value === 'string')
    return urlSchema.safeParse(value).success ? null : { code: 'INVALID_FORMAT' };
  if (!Array.isArray(value) || value.some((id) => !idSchema.safeParse(id).success))
    return { code: 'INVALID_FORMAT' };
  const max = screening.files.perAnswer;
  if (value.length > max) return { code: 'TOO_MANY', params: { max } };
  return new Set(value).size === value.length ? null : { code: 'NOT_UNIQUE' };
}

function numberProblem({ min, max }: AnswerableQuestion, value: AnswerValue): AnswerProblem | null {
  if (typeof value !== 'number') return { code: 'INVALID_FORMAT' };
  return outside(value, min, max);
}

function outside(value: number, min: number | null, max: number | null): AnswerProblem | null {
  if ((min === null || value >= min) && (max === null || value <= max)) return null;
  return {
    code: 'OUT_OF_RANGE',
    params: { ...(min !== null && { min }), ...(max !== null && { max }) },
  };
}

/** Checks whether an answer flags the form for manual review. */
export function isKnockedOut(
  { answerType, knockOut }: Pick<QuestionFields, 'answerType' | 'knockOut'>,
  value: AnswerValue | null,
): boolean {
  if (!knockOut || value === null || !isAnswered(value)) return false;
  if (knockOut.when === 'answer_is') {
    const given = Array.isArray(value) ? value : [String(value)];
    return given.some((one) => knockOut.values.includes(one));
  }
  if (answerType !== 'number' && answerType !== 'scale_1_5') return false;
  return (
    typeof value === 'number' &&
    (knockOut.when === 'below' ? value < knockOut.value : value > knockOut.value)
  );
}

/** Returns the score of a form from 1 to 5: the weighted average of its scored answers. */
export function weightedScore(
  scored: readonly { score: number | null; weight: number }[],
): number | null {
  let total = 0;
  let weights = 0;
  for (const { score, weight } of scored) {
    if (score === null) continue;
    total += score * weight;
    weights += weight;
  }
  return weights === 0 ? null : Math.round((total / weights) * 100) / 100;
}
