import type { Domain } from '../domain.ts';
import { positionRoutes } from './positions.router.ts';

export const positionsDomain: Domain = { name: 'positions', routes: positionRoutes };
