import { PlacementModel } from './placement.model.ts';

/** Caches watch this collection, as a contractor's sign-in depends on placements. */
export const placementCollection = PlacementModel.collection.name;
