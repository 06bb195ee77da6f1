import type { Domain } from '../../domain.ts';
import { legalIdentityJobs } from './legal-identities.jobs.ts';
import { personalIdentities } from './legal-identities.personal.ts';
import { legalIdentityRoutes } from './legal-identities.router.ts';

export const legalIdentitiesDomain: Domain = {
  name: 'legalIdentities',
  routes: legalIdentityRoutes,
  jobs: legalIdentityJobs,
  personal: [personalIdentities],
};
