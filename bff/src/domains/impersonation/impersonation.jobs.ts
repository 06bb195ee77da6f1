import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { endImpersonations } from '../auth/api/end-impersonations.ts';
import {
  ImpersonationModel,
  type ImpersonationRecord,
} from '../../identity/impersonation.model.ts';

/** Closes expired impersonations, so that the person is notified soon after. */
export const closeExpired = (signal: AbortSignal): Promise<number> =>
  eachDue<ImpersonationRecord>(
    ImpersonationModel,
    { expiresAt: { $lte: new Date() }, endedAt: null },
    {
      as: 'impersonation.close',
      signal,
      work: async (tx, { _id }) => {
        await endImpersonations(tx, { _id }, 'expiry');
        return 1;
      },
    },
  );

export const impersonationJobs: readonly JobDefinition[] = [
  {
    name: 'impersonation.close',
    everyMs: 60_000,
    run: async ({ signal }) => void (await closeExpired(signal)),
  },
];
