import type { Domain } from '../domain.ts';
import { personalPlacements } from './placements.personal.ts';

export const placementsDomain: Domain = { name: 'placements', personal: [personalPlacements] };
