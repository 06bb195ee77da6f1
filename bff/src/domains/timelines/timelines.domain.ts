import type { Domain } from '../../domain.ts';
import { timelineRoutes } from './timelines.router.ts';

/** What happened on a record, put together of what the domains know of it. */
export const timelinesDomain: Domain = {
  name: 'timelines',
  routes: timelineRoutes,
};
