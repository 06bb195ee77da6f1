import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/**
 * `invited` includes people who are setting up their account; `none` includes ended invitations.
 */
export const candidateAccountStates = ['none', 'invited', 'active', 'disabled', 'locked'] as const;
export type CandidateAccountState = (typeof candidateAccountStates)[number];

/** Progress of a person's legal identity; `none` before the first draft. */
export const candidateIdentityStates = [
  'none',
  'draft',
  'submitted',
  'verified',
  'rejected',
] as const;
export type CandidateIdentityState = (typeof candidateIdentityStates)[number];

/** Reasons why a candidate cannot be invited. */
export const inviteProblems = [
  'has_account',
  'no_email',
  'do_not_contact',
  'shared_email',
] as const;
export type InviteProblem = (typeof inviteProblems)[number];

/** A candidate with their account. */
export const candidateAccountSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  account: z.enum(candidateAccountStates),
  /** Null without a pending invitation; in the past once its link has expired. */
  inviteExpiresAt: timestampSchema.nullable(),
  identity: z.enum(candidateIdentityStates),
  documentsToSign: z.number().int(),
  lastSignInAt: timestampSchema.nullable(),
  /** Another candidate visible to the reader whose account has the same mail address. */
  sharesEmailWith: z.object({ id: idSchema, number: z.string(), name: z.string() }).nullable(),
  inviteProblem: z.enum(inviteProblems).nullable(),
  maySendDocument: z.boolean(),
});
export type CandidateAccount = z.infer<typeof candidateAccountSchema>;

export const candidateAccountListQuery = listQuery({
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { account: anyOf(candidateAccountStates) },
});
export const candidateAccountListSchema = listOf(candidateAccountSchema);

export const candidateAccountInviteSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(limits.candidateAccount.invitesAtOnce),
});
