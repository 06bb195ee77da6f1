import type { Domain } from '../../domain.ts';
import { timelineRoutes } from './timelines.router.ts';

/** The activity on a record, combined from several domains. */
export const timelinesDomain: Domain = {
  name: 'timelines',
  routes: timelineRoutes,
};
