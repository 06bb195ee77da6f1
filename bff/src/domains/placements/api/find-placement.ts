import type { Actor } from '../../../auth/actor.ts';
import { reaches } from '../../../records/placements/placements.policy.ts';
import type { FoundPlacement } from '../record/find-placement.ts';

export { findPlacement, type FoundPlacement } from '../record/find-placement.ts';

/** Whether another user may open a placement at hand. */
export const mayOpenPlacement = (actor: Actor, { placement, job }: FoundPlacement): boolean =>
  reaches(actor, 'placement.list', placement, job);
