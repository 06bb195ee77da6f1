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
  /** The last valid day; null if open-ended. */
  until: dateSchema.nullable(),
  /** The reason; never shown to the client. */
  note: text(300).nullable(),
};

/** A new rule between a candidate and a client. */
export const companyRuleCreateSchema = z.strictObject({
  companyId: idSchema,
  rule: z.enum(companyRules),
  until: facts.until.default(null),
  note: facts.note.default(null),
});

/** Client and rule cannot change: a different one is a new rule. */
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
  /** The name is null for readers who may not see the client. */
  company: z.object({ id: idSchema, name: z.string().nullable() }),
  rule: z.enum(companyRules),
  /** Whether it currently prevents proposing the candidate there. */
  keepsAway: z.boolean(),
  /** Whether it has expired. */
  isOver: z.boolean(),
  ...facts,
  updatedBy: personRefSchema.nullable(),
  updatedAt: timestampSchema,
});
export type CandidateCompanyRule = z.infer<typeof companyRuleSchema>;

export const companyRuleListSchema = z.object({
  data: z.array(companyRuleSchema),
  /** Whether the reader may add, change and remove rules. */
  mayChange: z.boolean(),
});
