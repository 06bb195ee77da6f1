import type { jobActionEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { shiftClocksOf } from '../../applications/api/job-pipeline.ts';
import { changeJob, type MovedJob } from '../changes/change-job.ts';
import { holdsUntil } from '../../../records/jobs/job-seats.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { actOnJob } from './act-on-job.ts';
import { announceHold } from '../notices/job-held.ts';
import { requireTakenClient } from './open-job.ts';

/** Puts a job on hold: candidates keep their stage, and all deadlines stop. */
export const holdJob: Service<typeof jobActionEndpoints.hold> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'hold', async (tx, current) => {
    const moved = await holdOne(tx, current, body);
    if (!moved.already && body.notifyCandidates) announceHold(tx, moved.job);
    return moved;
  });

export const holdOne = (
  tx: Tx,
  current: Job,
  { version, note }: { version: number | null; note: string },
): Promise<MovedJob> =>
  changeJob(tx, current, {
    action: 'hold',
    version,
    isRepeat: ({ stateNote }) => stateNote === note,
    set: () => ({ holdSince: tx.at, stateNote: note }),
  });

/** Resumes a job; its deadlines continue where they stopped. */
export const resumeJob: Service<typeof jobActionEndpoints.resume> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'resume', (tx, current) => resumeOne(tx, current, body));

export async function resumeOne(
  tx: Tx,
  current: Job,
  { version, note }: { version: number | null; note: string | null },
): Promise<MovedJob> {
  const moved = await changeJob(tx, current, {
    action: 'resume',
    version,
    guard: (job) => requireTakenClient(tx, job),
    set: (job) => ({ holdSince: null, holds: holdsUntil(job, tx.at), stateNote: note }),
  });
  const { holdSince } = current;
  if (!moved.already && holdSince)
    await shiftClocksOf(tx, current._id, { from: holdSince, to: tx.at });
  return moved;
}
