import { applicationStageKinds, type StageCounts } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { liveStagesOf } from '../stages/live-stages.ts';
import { endApplication, type Ending } from '../record/end-applications.ts';

export { shareJobWithVetters } from '../record/share-with-vetters.ts';
export { shiftClocksOf } from '../stages/hold-clock.ts';

/** Candidates on a job who are neither placed nor gone. */
interface PipelineCounts {
  readonly stages: StageCounts;
  /** Number on hold: counted in no stage, as on the board. */
  readonly onHold: number;
}

export const hasPeople = ({ stages, onHold }: PipelineCounts): boolean =>
  onHold > 0 || Object.values(stages).some((count) => count > 0);

/** Counts the candidates of each of these jobs per kind of stage, with one query. */
export async function pipelineCountsOf(
  jobIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, PipelineCounts>> {
  const byJob = new Map(jobIds.map((id) => [id.toHexString(), { stages: noCounts(), onHold: 0 }]));
  for (const { _id, count } of await liveStagesOf(jobIds, session)) {
    const job = byJob.get(_id.jobId.toHexString());
    if (job && _id.onHold) job.onHold += count;
    else if (job) job.stages[_id.stageKind] += count;
  }
  return byJob;
}

const noCounts = (): StageCounts =>
  Object.fromEntries(applicationStageKinds.map((kind) => [kind, 0])) as StageCounts;

/** Returns the live applications of a job; selected ones must be settled before it ends. */
export async function liveOnJob(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Application[]> {
  return ApplicationModel.find({ jobId, status: 'active', deletedAt: null }, null, {
    session,
  }).lean();
}

/** Whether a job has or had any candidate. */
export const isJobUsed = async (
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> =>
  (await ApplicationModel.exists({ jobId, deletedAt: null }).session(session)) !== null;

/** Rejects one application of an ended job, unless it ended meanwhile. */
export async function rejectOnEndedJob(
  tx: Tx,
  id: Types.ObjectId,
  ending: Ending,
): Promise<Application | null> {
  const current = await ApplicationModel.findOne(
    { _id: id, status: 'active', deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  return current && endApplication(tx, current, 'reject', ending, null);
}
