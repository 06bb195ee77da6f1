import type { Domain } from '../domain.ts';
import { personalApplications } from './applications.personal.ts';
import { applicationRoutes } from './applications.router.ts';

export const applicationsDomain: Domain = {
  name: 'applications',
  routes: applicationRoutes,
  personal: [personalApplications],
};
