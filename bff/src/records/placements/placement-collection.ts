import { PlacementModel } from './placement.model.ts';

/** Whether a contractor may sign in depends on placements: who holds answers watches this. */
export const placementCollection = PlacementModel.collection.name;
