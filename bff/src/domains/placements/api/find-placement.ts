import type { Actor } from '../../../auth/actor.ts';
import { reaches } from '../../../records/placements/placements.policy.ts';
import type { FoundPlacement } from '../record/find-placement.ts';

export { findPlacement, type FoundPlacement } from '../record/find-placement.ts';

/** Checks whether another user may open a loaded placement. */
export const mayOpenPlacement = (actor: Actor, { placement, job }: FoundPlacement): boolean =>
  reaches(actor, 'placement.list', placement, job);
