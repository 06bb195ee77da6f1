import type { Tx } from '../../../db/unit-of-work.ts';
import type { Application } from '../application.model.ts';
import { changeApplication } from '../record/change-application.ts';

/** Takes somebody off a job that nothing was submitted for; it can be put back. */
export const removeFromJob = (
  tx: Tx,
  application: Application,
  version: number | null,
): Promise<Application> =>
  changeApplication(tx, application, {
    action: 'remove',
    name: 'application.remove',
    event: 'removed',
    version,
    set: () => ({ deletedAt: tx.at, deletedBy: tx.userId }),
  });
