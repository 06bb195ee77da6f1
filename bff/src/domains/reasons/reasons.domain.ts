import type { Domain } from '../domain.ts';
import { reasonRoutes } from './reasons.router.ts';
import { ensureReasons } from './api/reasons.ts';

export const reasonsDomain: Domain = {
  name: 'reasons',
  routes: reasonRoutes,
  start: ensureReasons,
};
