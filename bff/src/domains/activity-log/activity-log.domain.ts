import type { Domain } from '../../domain.ts';
import { activityLogList } from './activity-log.list.ts';
import { activityLogRoutes } from './activity-log.router.ts';

export const activityLogDomain: Domain = {
  name: 'activity-log',
  routes: activityLogRoutes,
  lists: [activityLogList],
};
