import type { Domain } from '../domain.ts';
import { activityLogRoutes } from './activity-log.router.ts';

export const activityLogDomain: Domain = { name: 'activity-log', routes: activityLogRoutes };
