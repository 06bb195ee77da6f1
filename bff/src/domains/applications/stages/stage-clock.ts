import { hourMs, type PipelineStage } from '@muster/contracts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';

type StageEntry = Pick<Application, 'stageEnteredAt' | 'stageClockFrom'>;
type Waiting = Pick<Application, 'submittedAt' | 'clientClockFrom' | 'awaitsResubmit'>;
type Stage = Pick<PipelineStage, 'slaHours'> | undefined;

/** What clocks go by of a job: they stand while it is on hold. */
export type ClockedJob = Pick<Job, 'status'>;

const isPaused = ({ status }: ClockedJob): boolean => status === 'on_hold';

/** From when a stage counts: since it began, without the times on hold. */
export const stageClockOf = ({ stageEnteredAt, stageClockFrom }: StageEntry): Date =>
  stageClockFrom ?? stageEnteredAt;

/** From when the client has to answer, without the times on hold; null where it is shown nothing. */
export const clientClockOf = ({
  submittedAt,
  clientClockFrom,
  awaitsResubmit,
}: Waiting): Date | null => (awaitsResubmit ? null : (clientClockFrom ?? submittedAt));

/** When the time of a stage runs out for a candidate on it; null where it has no limit. */
export function stageDueAt(application: StageEntry, stage: Stage, job: ClockedJob): Date | null {
  const hours = stage?.slaHours ?? null;
  if (hours === null || isPaused(job)) return null;
  return new Date(stageClockOf(application).getTime() + hours * hourMs);
}

/** The same as an answer tells it: no clock runs for who is on hold or no longer in process. */
export const shownDueAt = (
  application: StageEntry & Pick<Application, 'status' | 'onHold'>,
  stage: Stage,
  job: ClockedJob,
): string | null =>
  application.status !== 'active' || application.onHold
    ? null
    : (stageDueAt(application, stage, job)?.toISOString() ?? null);

/** By when the client owes its answer; null where it owes none now. */
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
 * By when an answer is due on a running application: the client has the time agreed with it, all
 * others have that of the stage. Null where no clock runs.
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
