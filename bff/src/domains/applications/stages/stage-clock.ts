import { hourMs, type PipelineStage } from '@muster/contracts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';

type StageEntry = Pick<Application, 'stageEnteredAt' | 'stageClockFrom'>;
type Waiting = Pick<Application, 'submittedAt' | 'clientClockFrom' | 'awaitsResubmit'>;
type Stage = Pick<PipelineStage, 'slaHours'> | undefined;

/** Fields of a job that affect clocks, which stop while the job is on hold. */
export type ClockedJob = Pick<Job, 'status'>;

const isPaused = ({ status }: ClockedJob): boolean => status === 'on_hold';

/** Start of the stage clock: when the stage began, without time on hold. */
export const stageClockOf = ({ stageEnteredAt, stageClockFrom }: StageEntry): Date =>
  stageClockFrom ?? stageEnteredAt;

/** Start of the client's clock, without time on hold; null if nothing is shown to the client. */
export const clientClockOf = ({
  submittedAt,
  clientClockFrom,
  awaitsResubmit,
}: Waiting): Date | null => (awaitsResubmit ? null : (clientClockFrom ?? submittedAt));

/** Returns when a candidate's time in a stage runs out; null if it has no limit. */
export function stageDueAt(application: StageEntry, stage: Stage, job: ClockedJob): Date | null {
  const hours = stage?.slaHours ?? null;
  if (hours === null || isPaused(job)) return null;
  return new Date(stageClockOf(application).getTime() + hours * hourMs);
}

/**
 * The same for responses: no clock runs for an application that is on hold or no longer in process.
 */
export const shownDueAt = (
  application: StageEntry & Pick<Application, 'status' | 'onHold'>,
  stage: Stage,
  job: ClockedJob,
): string | null =>
  application.status !== 'active' || application.onHold
    ? null
    : (stageDueAt(application, stage, job)?.toISOString() ?? null);

/** Returns when the client's answer is due; null if it owes none now. */
export function clientDueAt(
  application: Waiting,
  { feedbackSlaHours }: Pick<Company, 'feedbackSlaHours'>,
  job: ClockedJob,
): Date | null {
  const from = clientClockOf(application);
  return from === null || isPaused(job)
    ? null
    : new Date(from.getTime() + feedbackSlaHours * hourMs);
}

/**
 * Returns when an answer is due on a running application: for the client the agreed time, otherwise
 * the time of the stage. Null if no clock runs.
 */
export const waitingDueAt = (
  application: StageEntry & Waiting & Pick<Application, 'stageKind'>,
  stage: Stage,
  company: Pick<Company, 'feedbackSlaHours'>,
  job: ClockedJob,
): Date | null =>
  application.stageKind === 'submitted' && clientClockOf(application) !== null
    ? clientDueAt(application, company, job)
    : stageDueAt(application, stage, job);
