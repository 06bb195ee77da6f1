import type { Domain } from '../domain.ts';
import { candidateRoutes } from './candidates.router.ts';

export const candidatesDomain: Domain = {
  name: 'candidates',
  routes: candidateRoutes,
};
