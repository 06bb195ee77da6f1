import type { Domain } from '../domain.ts';
import { poolRoutes } from './pools.router.ts';

export const poolsDomain: Domain = { name: 'pools', routes: poolRoutes };
