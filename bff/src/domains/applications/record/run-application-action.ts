import type { ApplicationRow, PermissionName } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { showApplication } from '../application.serializer.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';

type Change = (tx: Tx, found: FoundApplication) => Promise<Application>;

/** Runs a change of an application within the caller's reach, and returns its new state. */
export function runApplicationAction(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: Change,
  { removed = false }: { removed?: boolean } = {},
): Promise<ApplicationRow> {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findApplication(actor, permission, id, { session, removed }),
    change: async (tx, found) => ({ ...found, application: await work(tx, found) }),
    show: ({ application }, session) => showApplication(actor, application, session),
  });
}
