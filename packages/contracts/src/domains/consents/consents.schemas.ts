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

/** One answer of a person; rows are never changed, the latest of a purpose counts. */
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
  /** Who noted it; null when the person answered themselves. */
  recordedBy: personRefSchema.nullable(),
});
export type ConsentRow = z.infer<typeof consentRowSchema>;

/** Where one purpose stands, and the row that says so. */
export const consentStandingSchema = z.object({
  purpose: z.enum(consentPurposes),
  state: z.enum(consentStates),
  current: consentRowSchema.nullable(),
});
export type ConsentStanding = z.infer<typeof consentStandingSchema>;

/** Every purpose in the order of the contract, then all that was ever said, newest first. */
export const consentsSchema = z.object({
  purposes: z.array(consentStandingSchema),
  history: z.array(consentRowSchema),
});
export type Consents = z.infer<typeof consentsSchema>;

/** How a consent was noted by staff. */
export const consentNotedFields = {
  basis: z.enum(consentBases).default('consent'),
  channel: z.enum(notedConsentChannels).default('staff_on_behalf'),
  textVersion: text(40, 1).default(consentTextVersion),
};

export const consentRecordSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  ...consentNotedFields,
  /** How and when they said it, where it was not in writing. */
  note: longText(500).nullable().default(null),
});

/** What a person reads of their own answers: not what staff noted beside them. */
export const ownConsentRowSchema = consentRowSchema.omit({ note: true, recordedBy: true });
export const ownConsentsSchema = z.object({
  purposes: z.array(consentStandingSchema.extend({ current: ownConsentRowSchema.nullable() })),
  history: z.array(ownConsentRowSchema),
});
export type OwnConsents = z.infer<typeof ownConsentsSchema>;

/** The person's own answer, to the wording that stood before them. */
export const ownConsentSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  textVersion: z.literal(consentTextVersion),
});
