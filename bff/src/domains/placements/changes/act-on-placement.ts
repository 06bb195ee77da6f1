import type { PermissionName, Placement as ShownPlacement } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import { findPlacement, type FoundPlacement } from '../record/find-placement.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import { readWhole } from '../record/show-placement.ts';

/** Runs a change of a placement within the caller's scope, and returns the new state. */
export function actOnPlacement(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: FoundPlacement) => Promise<Placement>,
): Promise<ShownPlacement> {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findPlacement(actor, permission, id, session),
    change: async (tx, found) => ({ ...found, placement: await work(tx, found) }),
    show: (found, session) => readWhole(actor, found, session),
  });
}
