import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { PositionModel } from '../../records/positions/position.model.ts';
import { addSeatsAsk, cancelSeatsAsk } from './api/asked-seats.ts';
import { positionRoutes } from './positions.router.ts';

export const positionsDomain: Domain = {
  name: 'positions',
  collections: [browsable(PositionModel)],
  routes: positionRoutes,
  approvals: [addSeatsAsk, cancelSeatsAsk],
};
