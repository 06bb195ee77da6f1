import type { Domain } from '../../domain.ts';
import { anonymiseKind } from './anonymise-kind.ts';
import { privacyEvents } from './privacy.events.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { privacyRoutes } from './privacy.router.ts';

export const privacyDomain: Domain = {
  name: 'privacy',
  routes: privacyRoutes,
  approvals: [anonymiseKind],
  events: privacyEvents,
  jobs: privacyJobs,
};
