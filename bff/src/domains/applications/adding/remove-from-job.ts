import type { Tx } from '../../../db/unit-of-work.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';

/** Removes a candidate from a job before anything was submitted; can be undone. */
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
