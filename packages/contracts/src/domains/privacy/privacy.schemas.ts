import { z } from 'zod';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { approvalReasonSchema } from '../approvals/approvals.schemas.ts';
import { consentPurposes } from '../consents/consents.enums.ts';
import { clientViewSchema } from '../submissions/client-view.schemas.ts';

/** The counts shown before anonymising. */
export const erasedKinds = [
  'applications',
  'notes',
  'tasks',
  'attachments',
  'mails',
  'consents',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** The obstacle to anonymising; the first that is found. */
export const anonymiseBlocks = [
  'CANDIDATE_HAS_LIVE_PLACEMENT',
  'CANDIDATE_HAS_LIVE_APPLICATIONS',
  'RETENTION_RUNNING',
] as const;

export const anonymiseEffectsSchema = z.object({
  number: z.string(),
  /** Kinds of which there is nothing are absent. */
  counts: z.array(z.object({ kind: z.enum(erasedKinds), count: z.number().int() })),
  /** The account goes with the person, where it is for nothing else. */
  account: z.enum(['none', 'anonymised', 'unlinked']),
  /** Work for a client that ended less than seven years ago; asking then takes a word more. */
  retainedUntil: timestampSchema.nullable(),
  /** The person asked for it. */
  askedAt: timestampSchema.nullable(),
  blockedBy: z.enum(anonymiseBlocks).nullable(),
  pending: z.object({ approvalId: idSchema, expiresAt: timestampSchema }).nullable(),
});
export type AnonymiseEffects = z.infer<typeof anonymiseEffectsSchema>;

export const anonymiseSchema = z.strictObject({
  version: versionSchema,
  reason: approvalReasonSchema,
  /** The number, typed to confirm. */
  confirmNumber: z.string().max(20),
  /** No law asks any longer for what was kept of the work for a client. */
  legalBasisEnded: z.boolean().default(false),
});

/** `over`: the client cannot open it any more, for another reason than the person's wish. */
export const shareStates = ['shown', 'over', 'withdrawn'] as const;

/** A reader outside the agency who was shown the profile. */
export const profileViewSchema = z.object({
  /** The application that it was shown with. */
  id: idSchema,
  /** Null where the client is not to be named. */
  client: z.string().nullable(),
  job: z.string().nullable(),
  sharedAt: timestampSchema,
  /** Null: shown to them, and not opened yet. */
  seenAt: timestampSchema.nullable(),
  state: z.enum(shareStates),
  /** Since when the client cannot open it any more. */
  endedAt: timestampSchema.nullable(),
  /** Why the person cannot withdraw it now: they work there, or a contract is on its way. */
  heldBy: z.enum(['work', 'contract']).nullable(),
});
export type ProfileView = z.infer<typeof profileViewSchema>;

/** What a person reads of their own data and can do about it. */
export const ownPrivacySchema = z.object({
  /** Newest first. */
  views: z.array(profileViewSchema),
  /** Purposes that hold now and can be withdrawn. */
  granted: z.array(z.enum(consentPurposes)),
  erasureAskedAt: timestampSchema.nullable(),
});
export type OwnPrivacy = z.infer<typeof ownPrivacySchema>;

/** What a client reads of the person; what it pays is the client’s and the agency’s. */
export const clientReadsSchema = z.object({ view: clientViewSchema.omit({ billRate: true }) });
export type ClientReads = z.infer<typeof clientReadsSchema>;

export const askErasureSchema = z.strictObject({
  note: longText(500).nullable().default(null),
});
