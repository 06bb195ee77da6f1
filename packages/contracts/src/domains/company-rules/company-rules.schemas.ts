import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { companyRules } from '../applications/applications.enums.ts';
import { personRefSchema } from '../people/people.schemas.ts';

const facts = {
  /** The last day on which it holds; null without an end. */
  until: dateSchema.nullable(),
  /** Why; never for the client. */
  note: text(300).nullable(),
};

/** What a person and a client are to each other, newly said. */
export const companyRuleCreateSchema = z.strictObject({
  companyId: idSchema,
  rule: z.enum(companyRules),
  until: facts.until.default(null),
  note: facts.note.default(null),
});

/** Client and rule stay what they are: another one is another rule. */
export const companyRulePatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(facts).partial(),
});

export const companyRuleVersionSchema = z.strictObject({ version: versionSchema });

export const companyRuleParams = z.strictObject({
  id: z.string().max(64),
  ruleId: z.string().max(64),
});

export const companyRuleSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  /** Its name is null for readers who do not see the client. */
  company: z.object({ id: idSchema, name: z.string().nullable() }),
  rule: z.enum(companyRules),
  /** Whether it keeps the person from being proposed there, today. */
  keepsAway: z.boolean(),
  /** Whether its last day has passed. */
  isOver: z.boolean(),
  ...facts,
  updatedBy: personRefSchema.nullable(),
  updatedAt: timestampSchema,
});
export type CandidateCompanyRule = z.infer<typeof companyRuleSchema>;

export const companyRuleListSchema = z.object({
  data: z.array(companyRuleSchema),
  /** Whether the reader may add, change and remove them. */
  mayChange: z.boolean(),
});
