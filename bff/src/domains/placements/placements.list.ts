import { placementEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listPlacements } from './record/list-placements.ts';

export const placementsList = listSource('placements', placementEndpoints.list, listPlacements);
