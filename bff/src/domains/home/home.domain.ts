import type { Domain } from '../domain.ts';
import { homeRoutes } from './home.router.ts';

export const homeDomain: Domain = { name: 'home', routes: homeRoutes };
