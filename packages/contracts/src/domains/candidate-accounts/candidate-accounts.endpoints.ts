import { bulkResultSchema } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/endpoint.ts';
import {
  candidateAccountInviteSchema,
  candidateAccountListQuery,
  candidateAccountListSchema,
} from './candidate-accounts.schemas.ts';

/** Accounts of candidates. */
export const candidateAccountEndpoints = {
  list: defineEndpoint({
    name: 'candidateAccounts.list',
    method: 'GET',
    path: '/candidate-accounts',
    access: 'user.listCandidates',
    summary: 'Candidates with their account, legal identity, open documents and last sign-in.',
    query: candidateAccountListQuery,
    response: candidateAccountListSchema,
    provides: [
      { entity: 'Candidate' },
      { entity: 'User' },
      { entity: 'LegalIdentity' },
      { entity: 'SignatureDocument' },
    ],
  }),
  invite: defineEndpoint({
    name: 'candidateAccounts.invite',
    method: 'POST',
    path: '/candidate-accounts/actions/invite',
    access: 'user.inviteCandidates',
    summary: 'Invites candidates to an account of their own; a waiting invitation is sent again.',
    body: candidateAccountInviteSchema,
    response: bulkResultSchema,
    changes: [{ entity: 'User' }, { entity: 'Candidate' }],
  }),
} as const;
