import type { Domain } from '../domain.ts';
import { teamRoutes } from './team.router.ts';

export const teamDomain: Domain = { name: 'team', routes: teamRoutes };
