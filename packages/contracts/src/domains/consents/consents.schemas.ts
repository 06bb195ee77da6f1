import { z } from 'zod';
import { idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  consentBases,
  consentChannels,
  consentPurposes,
  consentStates,
  consentTextVersion,
  notedConsentChannels,
} from './consents.enums.ts';

/** One answer of a person; rows are never changed, and the latest of a purpose counts. */
export const consentRowSchema = z.object({
  id: idSchema,
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  basis: z.enum(consentBases),
  textVersion: z.string(),
  channel: z.enum(consentChannels),
  note: z.string().nullable(),
  at: timestampSchema,
  /** Null for a refusal. */
  expiresAt: timestampSchema.nullable(),
  /** Who recorded it; null if the person answered themselves. */
  recordedBy: personRefSchema.nullable(),
});
export type ConsentRow = z.infer<typeof consentRowSchema>;

/** The state of one purpose, and the row it results from. */
export const consentStandingSchema = z.object({
  purpose: z.enum(consentPurposes),
  state: z.enum(consentStates),
  current: consentRowSchema.nullable(),
});
export type ConsentStanding = z.infer<typeof consentStandingSchema>;

/** Every purpose in contract order, then all answers, newest first. */
export const consentsSchema = z.object({
  purposes: z.array(consentStandingSchema),
  history: z.array(consentRowSchema),
});
export type Consents = z.infer<typeof consentsSchema>;

/** Details of a consent recorded by staff. */
export const consentNotedFields = {
  basis: z.enum(consentBases).default('consent'),
  channel: z.enum(notedConsentChannels).default('staff_on_behalf'),
  textVersion: text(40, 1).default(consentTextVersion),
};

export const consentRecordSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  ...consentNotedFields,
  /** How and when the person gave it, if not in writing. */
  note: longText(500).nullable().default(null),
});

/** A person's view of their own answers, without staff notes. */
export const ownConsentRowSchema = consentRowSchema.omit({ note: true, recordedBy: true });
export const ownConsentsSchema = z.object({
  purposes: z.array(consentStandingSchema.extend({ current: ownConsentRowSchema.nullable() })),
  history: z.array(ownConsentRowSchema),
});
export type OwnConsents = z.infer<typeof ownConsentsSchema>;

/** The person's own answer to the displayed wording. */
export const ownConsentSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  textVersion: z.literal(consentTextVersion),
});
