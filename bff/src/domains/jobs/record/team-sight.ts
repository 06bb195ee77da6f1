import type { Tx } from '../../../db/unit-of-work.ts';
import { shareJobWithVetters } from '../../applications/api/job-pipeline.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

/**
 * Lets vetters who join a job's team see its candidates, and removes this access when they leave.
 */
export async function shareWithNewTeam(tx: Tx, before: Job, after: Job): Promise<void> {
  const isSame =
    membersOf(before).every((id) => membersOf(after).includes(id)) &&
    membersOf(after).every((id) => membersOf(before).includes(id));
  if (!isSame) await shareJobWithVetters(tx, after._id);
}

const membersOf = ({ team }: Job): string[] => team.map(({ userId }) => userId.toHexString());
