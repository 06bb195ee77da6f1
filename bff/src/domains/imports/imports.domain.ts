import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { ImportModel } from './import.model.ts';
import { forgetInImports } from './imports.forget.ts';
import { importJobs } from './imports.jobs.ts';
import { liveImports } from './imports.live.ts';
import { personalImports } from './imports.personal.ts';
import { importRoutes } from './imports.router.ts';

export const importsDomain: Domain = {
  name: 'imports',
  collections: [browsable(ImportModel)],
  routes: importRoutes,
  jobs: importJobs,
  live: liveImports,
  personal: [personalImports],
  forget: forgetInImports,
};
