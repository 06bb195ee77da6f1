import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { makesPlacements } from './api/placements.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { placementJobs } from './placements.jobs.ts';
import { placementsList } from './placements.list.ts';
import { personalPlacements } from './placements.personal.ts';
import { placementRoutes } from './placements.router.ts';
import { rateApproval } from './rates/rate-approval.ts';
import { papersEvents } from './start/papers-ready.ts';
import { startApproval } from './start/start-approval.ts';
import { ownedPlacements } from './changes/owned-placements.ts';

export const placementsDomain: Domain = {
  name: 'placements',
  makesPlacements,
  owned: ownedPlacements,
  collections: [browsable(PlacementModel, ['number'])],
  routes: placementRoutes,
  lists: [placementsList],
  personal: [personalPlacements],
  approvals: [rateApproval, startApproval],
  events: papersEvents,
  jobs: placementJobs,
};
