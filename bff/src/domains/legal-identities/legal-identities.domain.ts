import type { Domain } from '../domain.ts';
import { personalIdentities } from './legal-identities.personal.ts';
import { legalIdentityRoutes } from './legal-identities.router.ts';

export const legalIdentitiesDomain: Domain = {
  name: 'legalIdentities',
  routes: legalIdentityRoutes,
  personal: [personalIdentities],
};
