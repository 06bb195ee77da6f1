import { candidateAccountEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import { listSource } from '../../lists/list-source.ts';
import type { Domain } from '../../domain.ts';
import { inviteCandidates } from './invite-candidates.ts';
import { listCandidateAccounts } from './list-candidate-accounts.ts';

/** Candidate accounts, separate from legal identities and documents. */
export const candidateAccountsDomain: Domain = {
  name: 'candidate-accounts',
  lists: [listSource('candidateAccounts', candidateAccountEndpoints.list, listCandidateAccounts)],
  routes: (router) => {
    mount(router, candidateAccountEndpoints.list, listCandidateAccounts);
    mount(router, candidateAccountEndpoints.invite, inviteCandidates);
  },
};
