import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { longText, text } from '../../core/primitives.ts';
import { answerLanguages, answerTypes } from './questions.enums.ts';

const { question: most } = limits;
const option = text(most.options.length, 1);
const bound = z.number().int().min(-1_000_000_000).max(1_000_000_000);
const between = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** An answer that flags the form for review; it never rejects a candidate by itself. */
export const knockOutSchema = z.discriminatedUnion('when', [
  z.strictObject({
    when: z.literal('answer_is'),
    values: z.array(option).min(1, { message: 'REQUIRED' }).max(most.options.max),
  }),
  z.strictObject({ when: z.literal('below'), value: bound }),
  z.strictObject({ when: z.literal('above'), value: bound }),
]);
export type KnockOut = z.infer<typeof knockOutSchema>;

/** Editable fields of a question. */
export const questionShape = {
  text: text(most.text.max, most.text.min),
  help: text(most.help).nullable(),
  answerType: z.enum(answerTypes),
  options: z.array(option).max(most.options.max, { message: 'TOO_MANY' }),
  required: z.boolean(),
  maxLength: z.number().int().min(1).nullable(),
  min: bound.nullable(),
  max: bound.nullable(),
  knockOut: knockOutSchema.nullable(),
  /** Only for staff. */
  idealAnswer: longText(most.idealAnswer).nullable(),
  competency: text(most.competency, 1).nullable(),
  weight: between(most.weight),
  timeMinutes: between(most.minutes).nullable(),
  answerLanguage: z.enum(answerLanguages),
  /** False: kept but not asked. */
  isActive: z.boolean(),
};

/** Each field alone; `questionProblems` checks the combinations. */
export const questionFieldsSchema = z.strictObject(questionShape);
export type QuestionFields = z.infer<typeof questionFieldsSchema>;
export const questionFieldNames = Object.keys(questionShape) as (keyof QuestionFields)[];
