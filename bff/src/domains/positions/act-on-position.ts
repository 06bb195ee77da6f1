import type { PermissionName, Position as ShownPosition } from '@muster/contracts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import { findPosition } from './find-position.ts';
import type { FoundPosition } from './find-position.ts';
import type { Position } from './position.model.ts';
import { showPosition } from './position.serializer.ts';

/** Runs a change of a seat that the caller reaches, and answers how it stands. */
export async function actOnPosition(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: FoundPosition) => Promise<Position>,
): Promise<ShownPosition> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const found = await findPosition(actor, permission, id, tx.session);
      return showPosition(actor, { ...found, position: await work(tx, found) }, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showPosition(actor, await findPosition(actor, permission, id)),
    );
  }
}
