import type { ApplicationRow, PermissionName } from '@muster/contracts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Application } from './application.model.ts';
import { showApplication } from './application.serializer.ts';
import { findApplication } from './find-application.ts';
import type { FoundApplication } from './find-application.ts';

type Change = (tx: Tx, found: FoundApplication) => Promise<Application>;

/** Runs a change of an application that the caller reaches, and answers how it stands. */
export async function actOn(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: Change,
  { removed = false }: { removed?: boolean } = {},
): Promise<ApplicationRow> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const found = await findApplication(actor, permission, id, { session, removed });
      return showApplication(actor, await work(tx, found), session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { application } = await findApplication(actor, permission, id, { removed });
      return showApplication(actor, application);
    });
  }
}
