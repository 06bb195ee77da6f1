import type { PermissionName, Position as ShownPosition } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import { findPosition, type FoundPosition } from '../reading/find-position.ts';
import type { Position } from '../../../records/positions/position.model.ts';
import { showPosition } from '../position.serializer.ts';

/** Runs a change of a position within the caller's scope, and returns the new state. */
export function actOnPosition(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: FoundPosition) => Promise<Position>,
): Promise<ShownPosition> {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findPosition(actor, permission, id, session),
    change: async (tx, found) => ({ ...found, position: await work(tx, found) }),
    show: (found, session) => showPosition(actor, found, session),
  });
}
