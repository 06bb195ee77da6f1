import type { Domain } from '../domain.ts';
import { liveOperations } from './operations.live.ts';
import { operationRoutes } from './operations.router.ts';

export const operationsDomain: Domain = {
  name: 'operations',
  routes: operationRoutes,
  live: liveOperations,
};
