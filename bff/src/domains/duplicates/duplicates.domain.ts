import type { Domain } from '../../domain.ts';
import { duplicateEvents } from './duplicates.events.ts';
import { duplicateJobs } from './duplicates.jobs.ts';
import { personalDuplicates } from './duplicates.personal.ts';
import { duplicateRoutes } from './duplicates.router.ts';

export const duplicatesDomain: Domain = {
  name: 'duplicates',
  routes: duplicateRoutes,
  events: duplicateEvents,
  personal: [personalDuplicates],
  jobs: duplicateJobs,
};
