import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { endImpersonations } from './api/end-impersonations.ts';
import {
  ImpersonationModel,
  type ImpersonationRecord,
} from '../../identity/impersonation.model.ts';

const batch = 200;

/** Closes what has expired and was not stopped, so that the person is told soon after. */
export async function closeExpired(signal: AbortSignal): Promise<number> {
  const expired = await ImpersonationModel.find({ expiresAt: { $lte: new Date() }, endedAt: null })
    .select('_id')
    .sort({ expiresAt: 1 })
    .limit(batch)
    .lean<Pick<ImpersonationRecord, '_id'>[]>();
  for (const { _id } of expired) {
    if (signal.aborted) break;
    await transact(systemContext(`impersonation:${_id.toHexString()}`), (tx) =>
      endImpersonations(tx, { _id }, 'expiry'),
    );
  }
  return expired.length;
}

export const impersonationJobs: readonly JobDefinition[] = [
  {
    name: 'impersonation.close',
    everyMs: 60_000,
    run: async ({ signal }) => void (await closeExpired(signal)),
  },
];
