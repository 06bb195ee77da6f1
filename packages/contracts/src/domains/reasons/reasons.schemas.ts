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

/** Endings that are told to the person, with the template of their reason where it has one. */
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
  /** The template of the team with which the person is told; null where there is none. */
  defaultTemplateId: idSchema.nullable(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const reasonListQuery = z.strictObject({ context: z.enum(reasonContexts) });
/** The reasons in use, in their order. */
export const reasonListSchema = z.object({ data: z.array(reasonSchema) });

/** A reason as the agency keeps it, in use or not. */
export const catalogueReasonSchema = reasonSchema.extend({
  isActive: z.boolean(),
  updatedAt: timestampSchema,
  /** Null: as it was shipped. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type CatalogueReason = z.infer<typeof catalogueReasonSchema>;
/** By context, in their order. */
export const reasonCatalogueSchema = z.object({ data: z.array(catalogueReasonSchema) });

const { label, coolDownDays } = limits.reason;
const fields = {
  side: z.enum(reasonSides),
  /** Unique among those of its context and side. */
  label: text(label.max, label.min),
  requiresNote: z.boolean(),
  coolDownDays: z.number().int().min(coolDownDays.min).max(coolDownDays.max).nullable(),
  /** An active template of the team for mails to candidates. */
  defaultTemplateId: idSchema.nullable(),
};
export const reasonCreateSchema = z.strictObject({
  context: z.enum(reasonContexts),
  ...fields,
  defaultTemplateId: fields.defaultTemplateId.default(null),
});
/** Its context never changes: records of that kind name it. */
export const reasonPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ ...fields, isActive: z.boolean() }).partial(),
});
/** Every reason of a context, those out of use included, as they are to stand. */
export const reasonOrderSchema = z.strictObject({
  context: z.enum(reasonContexts),
  ids: z.array(idSchema).min(1).max(limits.reason.inContext),
});
