import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { poolStates } from '../pools/pool-ref.schemas.ts';
import { questionFieldsSchema, questionShape } from './question-fields.ts';
import { fitToType, questionProblems } from './question-rules.ts';
import { answerTypes, questionUses, type QuestionUse } from './questions.enums.ts';

const { question: most } = limits;
const between = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** A complete question of one use; settings that do not apply to its type are removed. */
export const questionFieldsFor = (use: QuestionUse) =>
  questionFieldsSchema
    .transform((question) => fitToType(use, question))
    .superRefine((question, ctx) => {
      for (const { path, code, params } of questionProblems(question))
        ctx.addIssue({ code: 'custom', path, params: { ...params, code } });
    });

const use = z.enum(questionUses);
/** Rules across fields are checked by the service, which knows the use. */
export const questionCreateSchema = z.strictObject({ use, question: questionFieldsSchema });
export const questionPatch = z.strictObject({
  version: versionSchema,
  changes: questionFieldsSchema.partial(),
});
export const questionVersionSchema = z.strictObject({ version: versionSchema });

export const questionSchema = z.object({
  ...questionShape,
  id: idSchema,
  use,
  /** Incremented when the wording of an already used question changes. */
  revision: z.number().int(),
  /** Number of forms and interviews with a copy of it. */
  timesUsed: z.number().int(),
  updatedAt: timestampSchema,
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type Question = z.infer<typeof questionSchema>;

/** The questions of one pool for one use, in order. */
export const questionBankSchema = z.object({
  pool: z.object({ id: idSchema, name: z.string(), status: z.enum(poolStates) }),
  use,
  /** Length of the interview for the questions; null for forms. */
  interviewMinutes: z.number().int().nullable(),
  questions: z.array(questionSchema),
  /** Version of order and length. */
  version: versionSchema,
  allowedActions: z.array(z.enum(['edit'])),
});
export type QuestionBank = z.infer<typeof questionBankSchema>;

export const questionBankQuery = z.strictObject({ use });
/** All questions of the bank, in the new order. */
export const questionOrderSchema = z.strictObject({
  use,
  version: versionSchema,
  ids: z.array(idSchema).max(most.perUse),
});
export const questionBankPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ interviewMinutes: between(most.interviewMinutes) }),
});

/** An earlier wording of a question, kept by the forms sent with it. */
export const questionRevisionSchema = z.object({
  revision: z.number().int(),
  text: z.string(),
  help: z.string().nullable(),
  answerType: z.enum(answerTypes),
  options: z.array(z.string()),
  replacedAt: timestampSchema,
  replacedBy: personRefSchema.nullable(),
});
export const questionRevisionsSchema = z.object({ data: z.array(questionRevisionSchema) });

export const questionCopySchema = z.strictObject({
  use,
  fromPoolId: idSchema,
  /** Questions of the other pool's bank for the same use. */
  questionIds: z.array(idSchema).min(1, { message: 'REQUIRED' }).max(most.perUse),
});
/** `skipped`: the bank already has a question with this text. */
export const questionCopyResult = z.object({
  copied: z.number().int(),
  skipped: z.array(z.string()),
});

export const questionImportSchema = z.strictObject({
  use,
  /** A CSV file with a header, or one question per line. */
  text: z.string().max(most.importChars),
  dryRun: z.boolean(),
});
export const questionImportRow = z.object({
  line: z.number().int(),
  text: z.string(),
  outcome: z.enum(['new', 'known', 'error']),
  /** The invalid column. */
  field: z.string().nullable(),
  code: z.string().nullable(),
});
export const questionImportResult = z.object({
  rows: z.array(questionImportRow),
  created: z.number().int(),
});

export const questionParams = z.strictObject({
  id: z.string().max(64),
  questionId: z.string().max(64),
});
