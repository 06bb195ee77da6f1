import { z } from 'zod';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { approvalReasonSchema } from '../approvals/approvals.schemas.ts';
import { consentPurposes } from '../consents/consents.enums.ts';
import { clientViewSchema } from '../submissions/client-view.schemas.ts';

/** Counts shown before anonymising. */
export const erasedKinds = [
  'applications',
  'notes',
  'tasks',
  'attachments',
  'mails',
  'consents',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** The first obstacle to anonymising. */
export const anonymiseBlocks = [
  'CANDIDATE_HAS_LIVE_PLACEMENT',
  'CANDIDATE_HAS_LIVE_APPLICATIONS',
  'RETENTION_RUNNING',
] as const;

export const anonymiseEffectsSchema = z.object({
  number: z.string(),
  /** Kinds without data are absent. */
  counts: z.array(z.object({ kind: z.enum(erasedKinds), count: z.number().int() })),
  /** The account is anonymised with the person if it serves no other purpose. */
  account: z.enum(['none', 'anonymised', 'unlinked']),
  /**
   * End of the retention after work for a client, seven years; anonymising before it needs an extra
   * confirmation.
   */
  retainedUntil: timestampSchema.nullable(),
  /** When the person asked for it. */
  askedAt: timestampSchema.nullable(),
  blockedBy: z.enum(anonymiseBlocks).nullable(),
  pending: z.object({ approvalId: idSchema, expiresAt: timestampSchema }).nullable(),
});
export type AnonymiseEffects = z.infer<typeof anonymiseEffectsSchema>;

export const anonymiseSchema = z.strictObject({
  version: versionSchema,
  reason: approvalReasonSchema,
  /** The record's number, typed to confirm. */
  confirmNumber: z.string().max(20),
  /** Confirms that no law requires keeping the data of work for a client any longer. */
  legalBasisEnded: z.boolean().default(false),
});

/** `over`: the client can no longer open it, for another reason than the person's wish. */
export const shareStates = ['shown', 'over', 'withdrawn'] as const;

/** A reader outside the agency to whom the profile was shown. */
export const profileViewSchema = z.object({
  /** The application with which it was shown. */
  id: idSchema,
  /** Null if the client must not be named. */
  client: z.string().nullable(),
  job: z.string().nullable(),
  sharedAt: timestampSchema,
  /** Null: shown, but not opened yet. */
  seenAt: timestampSchema.nullable(),
  state: z.enum(shareStates),
  /** When the client's access ended. */
  endedAt: timestampSchema.nullable(),
  /** Why the person cannot withdraw it now: they work there, or a contract is in preparation. */
  heldBy: z.enum(['work', 'contract']).nullable(),
});
export type ProfileView = z.infer<typeof profileViewSchema>;

/** A person's own data and the actions on it. */
export const ownPrivacySchema = z.object({
  /** Newest first. */
  views: z.array(profileViewSchema),
  /** Granted purposes that can be withdrawn. */
  granted: z.array(z.enum(consentPurposes)),
  erasureAskedAt: timestampSchema.nullable(),
});
export type OwnPrivacy = z.infer<typeof ownPrivacySchema>;

/** The client's view of the person; the bill rate stays between client and agency. */
export const clientReadsSchema = z.object({ view: clientViewSchema.omit({ billRate: true }) });
export type ClientReads = z.infer<typeof clientReadsSchema>;

export const askErasureSchema = z.strictObject({
  note: longText(500).nullable().default(null),
});
