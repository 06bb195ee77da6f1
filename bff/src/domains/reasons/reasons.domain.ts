import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { ReasonModel } from './reason.model.ts';
import { reasonRoutes } from './reasons.router.ts';
import { ensureReasons } from './api/reasons.ts';

export const reasonsDomain: Domain = {
  name: 'reasons',
  collections: [browsable(ReasonModel)],
  routes: reasonRoutes,
  start: ensureReasons,
};
