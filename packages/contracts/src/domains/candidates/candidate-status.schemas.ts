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

/** Without the candidate's consent to be contacted, the legal basis is recorded. */
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
/** Also records a consent to be contacted again, unless the candidate gave one in the meantime. */
export const liftSchema = z.strictObject({
  ...base,
  consent: z.strictObject(consentNotedFields).nullable().default(null),
  note,
});
export const archiveSchema = z.strictObject({ ...base, note });
/** Mail templates for telling a candidate about a rejection. */
export const rejectionTemplates = [
  'rejection_after_screening',
  'rejection_after_interview',
] as const;
export type RejectionTemplate = (typeof rejectionTemplates)[number];
export const rejectionMailSchema = z.strictObject({
  template: z.enum(rejectionTemplates),
  delayHours: z.number().int().min(0).max(72),
  /** The whole mail as custom text instead of the template's. */
  text: longText(limits.application.mailText, 1).nullable().default(null),
});
export const rejectSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  note,
  /** All live applications, each confirmed by the user who rejects. */
  applicationIds: z.array(idSchema).max(200).default([]),
  /** Null: no mail is sent to the candidate. */
  mail: rejectionMailSchema.nullable().default(null),
});
export const undoStatusSchema = z.strictObject(base);

/** The record after an action of its state machine. */
export const candidateStatusSchema = candidateRecordSchema.extend({
  /** Nothing changed, because it had already been done. */
  already: z.boolean(),
  /** Time until which the same user may undo it; null if they cannot. */
  undoUntil: timestampSchema.nullable(),
});

/** Effects of rejecting a candidate, for the confirmation page. */
export const rejectEffectsSchema = z.object({
  blockedBy: z.enum(['CANDIDATE_HAS_LIVE_PLACEMENT', 'CANDIDATE_HAS_LIVE_APPLICATIONS']).nullable(),
  applications: z.array(
    z.object({
      id: idSchema,
      /** Null if the job is hidden from the reader. */
      jobTitle: z.string().nullable(),
      companyName: z.string().nullable(),
      stage: z.string(),
      /** Determines the colour of the stage. */
      stageKind: z.enum(applicationStageKinds).optional(),
      onHold: z.boolean(),
      /** Too advanced: it must be settled before the candidate can be rejected. */
      blocks: z.boolean(),
    }),
  ),
  /** Whether the candidate can sign in to read their own profile. */
  hasAccount: z.boolean().optional(),
  mail: z.object({
    /** Why no mail can be sent; null if one can. */
    unavailable: z.enum(['no_email', 'no_mail_wanted']).nullable(),
    to: z.string().nullable(),
    /** The template that matches the candidate's progress. */
    suggested: z.enum(rejectionTemplates),
    previews: z.array(
      z.object({
        template: z.enum(rejectionTemplates),
        subject: z.string(),
        text: z.string(),
        /** The editable part: everything except the signature. */
        body: z.string().optional(),
      }),
    ),
  }),
});
export type RejectEffects = z.infer<typeof rejectEffectsSchema>;
