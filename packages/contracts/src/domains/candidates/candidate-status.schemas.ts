import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { consentBases } from '../consents/consents.enums.ts';
import { consentNotedFields } from '../consents/consents.schemas.ts';
import { applicationStageKinds } from '../jobs/jobs.schemas.ts';
import { candidateRecordSchema } from './candidate-record.schemas.ts';

const noteLength = 500;
const note = longText(noteLength).nullable().default(null);
const requiredNote = longText(noteLength, 1);
const base = { version: versionSchema };

/** Without the person's consent to be contacted, the ground on which they are is noted. */
export const engageSchema = z.strictObject({
  ...base,
  basis: z.enum(consentBases).nullable().default(null),
  note,
});
export const activateSchema = z.strictObject({ ...base, note });
export const snoozeSchema = z.strictObject({ ...base, until: dateSchema, note });
export const ownSnoozeSchema = z.strictObject({ until: dateSchema });
export const wakeSchema = z.strictObject({ ...base, note });
export const restoreSchema = z.strictObject({ ...base, note: requiredNote });
export const doNotContactSchema = z.strictObject({ ...base, note: requiredNote });
/** A consent to be contacted again is noted with it, unless the person gave one meanwhile. */
export const liftSchema = z.strictObject({
  ...base,
  consent: z.strictObject(consentNotedFields).nullable().default(null),
  note,
});
export const archiveSchema = z.strictObject({ ...base, note });
/** The mails that may tell a person that they were rejected. */
export const rejectionTemplates = [
  'rejection_after_screening',
  'rejection_after_interview',
] as const;
export type RejectionTemplate = (typeof rejectionTemplates)[number];
export const rejectionMailSchema = z.strictObject({
  template: z.enum(rejectionTemplates),
  delayHours: z.number().int().min(0).max(72),
  /** The whole mail in words of one's own, in place of the template's. */
  text: longText(limits.application.mailText, 1).nullable().default(null),
});
export const rejectSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  note,
  /** Every live application, each confirmed by the person who rejects. */
  applicationIds: z.array(idSchema).max(200).default([]),
  /** Null: the person is told nothing by mail. */
  mail: rejectionMailSchema.nullable().default(null),
});
export const undoStatusSchema = z.strictObject(base);

/** The record after an action of its machine. */
export const candidateStatusSchema = candidateRecordSchema.extend({
  /** Nothing changed: it had been done before. */
  already: z.boolean(),
  /** Until then the same person may take it back; null where that is not possible. */
  undoUntil: timestampSchema.nullable(),
});

/** What rejecting a person would do, for the page that asks. */
export const rejectEffectsSchema = z.object({
  blockedBy: z.enum(['CANDIDATE_HAS_LIVE_PLACEMENT', 'CANDIDATE_HAS_LIVE_APPLICATIONS']).nullable(),
  applications: z.array(
    z.object({
      id: idSchema,
      /** Null where the job is kept from the reader. */
      jobTitle: z.string().nullable(),
      companyName: z.string().nullable(),
      stage: z.string(),
      /** What the colour of the stage says. */
      stageKind: z.enum(applicationStageKinds).optional(),
      onHold: z.boolean(),
      /** So far on that the person cannot be rejected before it is settled. */
      blocks: z.boolean(),
    }),
  ),
  /** Whether the person can sign in to read their own profile. */
  hasAccount: z.boolean().optional(),
  mail: z.object({
    /** Why no mail can be sent; null when one can. */
    unavailable: z.enum(['no_email', 'no_mail_wanted']).nullable(),
    to: z.string().nullable(),
    /** The template that fits what happened so far. */
    suggested: z.enum(rejectionTemplates),
    previews: z.array(
      z.object({
        template: z.enum(rejectionTemplates),
        subject: z.string(),
        text: z.string(),
        /** The part of it that may be rewritten: all but the signature. */
        body: z.string().optional(),
      }),
    ),
  }),
});
export type RejectEffects = z.infer<typeof rejectEffectsSchema>;
