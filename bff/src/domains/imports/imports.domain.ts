import type { Domain } from '../domain.ts';
import { importJobs } from './imports.jobs.ts';
import { liveImports } from './imports.live.ts';
import { personalImports } from './imports.personal.ts';
import { importRoutes } from './imports.router.ts';

export const importsDomain: Domain = {
  name: 'imports',
  routes: importRoutes,
  jobs: importJobs,
  live: liveImports,
  personal: [personalImports],
};
