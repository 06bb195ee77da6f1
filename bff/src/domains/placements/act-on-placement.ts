import type { PermissionName, Placement as ShownPlacement } from '@muster/contracts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import { findPlacement } from './find-placement.ts';
import type { FoundPlacement } from './find-placement.ts';
import type { Placement } from './placement.model.ts';
import { readWhole } from './show-placement.ts';

/** Runs a change of a placement that the caller reaches, and answers how it stands. */
export async function actOnPlacement(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: FoundPlacement) => Promise<Placement>,
): Promise<ShownPlacement> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const found = await findPlacement(actor, permission, id, tx.session);
      const placement = await work(tx, found);
      return readWhole(actor, { ...found, placement }, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      readWhole(actor, await findPlacement(actor, permission, id)),
    );
  }
}
