import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { OperationModel } from './operation.model.ts';
import { liveOperations } from './operations.live.ts';
import { operationRoutes } from './operations.router.ts';

export const operationsDomain: Domain = {
  name: 'operations',
  collections: [browsable(OperationModel)],
  routes: operationRoutes,
  live: liveOperations,
};
