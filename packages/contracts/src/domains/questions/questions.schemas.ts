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

/** A whole question of one use; what means nothing for its type is taken off. */
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
  /** Raised when the wording changes of a question that forms have used. */
  revision: z.number().int(),
  /** Forms and interviews that hold a copy of it. */
  timesUsed: z.number().int(),
  updatedAt: timestampSchema,
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type Question = z.infer<typeof questionSchema>;

/** The questions of one pool for one use, in their order. */
export const questionBankSchema = z.object({
  pool: z.object({ id: idSchema, name: z.string(), status: z.enum(poolStates) }),
  use,
  /** How long the interview is that the questions are for; null for forms. */
  interviewMinutes: z.number().int().nullable(),
  questions: z.array(questionSchema),
  /** Of order and length. */
  version: versionSchema,
  allowedActions: z.array(z.enum(['edit'])),
});
export type QuestionBank = z.infer<typeof questionBankSchema>;

export const questionBankQuery = z.strictObject({ use });
/** Every question of the bank, in the order wanted. */
export const questionOrderSchema = z.strictObject({
  use,
  version: versionSchema,
  ids: z.array(idSchema).max(most.perUse),
});
export const questionBankPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ interviewMinutes: between(most.interviewMinutes) }),
});

/** One wording that a question had, and the forms sent with it keep. */
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
  /** Of the other pool's bank for the same use. */
  questionIds: z.array(idSchema).min(1, { message: 'REQUIRED' }).max(most.perUse),
});
/** `skipped`: the bank has a question with this text already. */
export const questionCopyResult = z.object({
  copied: z.number().int(),
  skipped: z.array(z.string()),
});

export const questionImportSchema = z.strictObject({
  use,
  /** A CSV file with a header, or a question on each line. */
  text: z.string().max(most.importChars),
  dryRun: z.boolean(),
});
export const questionImportRow = z.object({
  line: z.number().int(),
  text: z.string(),
  outcome: z.enum(['new', 'known', 'error']),
  /** The column that cannot be used. */
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
