import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';

export const reasonContexts = [
  'application_reject',
  'application_withdraw',
  'candidate_reject',
  'vetting_fail',
  'interview_cancel',
  'position_cancel',
  'job_close',
  'placement_end',
  'referral_decline',
  'timesheet_reject',
  'document_void',
] as const;
export type ReasonContext = (typeof reasonContexts)[number];

/** Endings that are reported to the candidate, with the template of the reason if it has one. */
export const toldContexts: ReadonlySet<ReasonContext> = new Set([
  'application_reject',
  'candidate_reject',
]);

export const reasonSides = ['agency', 'client', 'candidate', 'none'] as const;
export type ReasonSide = (typeof reasonSides)[number];

/** Why something ended. `coolDownDays`: the days before the candidate should be proposed again. */
export const reasonSchema = z.object({
  id: idSchema,
  context: z.enum(reasonContexts),
  side: z.enum(reasonSides),
  label: z.string(),
  requiresNote: z.boolean(),
  coolDownDays: z.number().int().nullable(),
  /** The team template for telling the candidate; null if there is none. */
  defaultTemplateId: idSchema.nullable(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const reasonListQuery = z.strictObject({ context: z.enum(reasonContexts) });
/** The active reasons, in order. */
export const reasonListSchema = z.object({ data: z.array(reasonSchema) });

/** A reason in the agency's catalogue, active or not. */
export const catalogueReasonSchema = reasonSchema.extend({
  isActive: z.boolean(),
  updatedAt: timestampSchema,
  /** Null: the original reason. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type CatalogueReason = z.infer<typeof catalogueReasonSchema>;
/** By context, in order. */
export const reasonCatalogueSchema = z.object({ data: z.array(catalogueReasonSchema) });

const { label, coolDownDays } = limits.reason;
const fields = {
  side: z.enum(reasonSides),
  /** Unique within its context and side. */
  label: text(label.max, label.min),
  requiresNote: z.boolean(),
  coolDownDays: z.number().int().min(coolDownDays.min).max(coolDownDays.max).nullable(),
  /** An active team template for mails to candidates. */
  defaultTemplateId: idSchema.nullable(),
};
export const reasonCreateSchema = z.strictObject({
  context: z.enum(reasonContexts),
  ...fields,
  defaultTemplateId: fields.defaultTemplateId.default(null),
});
/** Its context cannot change, because records of that kind reference it. */
export const reasonPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ ...fields, isActive: z.boolean() }).partial(),
});
/** All reasons of a context in the new order, including inactive ones. */
export const reasonOrderSchema = z.strictObject({
  context: z.enum(reasonContexts),
  ids: z.array(idSchema).min(1).max(limits.reason.inContext),
});
