import { hourMs, type PipelineStage } from '@muster/contracts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';

type StageEntry = Pick<Application, 'stageEnteredAt'>;

/** When the time of a stage runs out for a candidate on it; null where it has no limit. */
export function stageDueAt(
  { stageEnteredAt }: StageEntry,
  stage: Pick<PipelineStage, 'slaHours'> | undefined,
): Date | null {
  const hours = stage?.slaHours ?? null;
  return hours === null ? null : new Date(stageEnteredAt.getTime() + hours * hourMs);
}

/** The same as an answer tells it: no clock runs for who is on hold or no longer in process. */
export const shownDueAt = (
  application: StageEntry & Pick<Application, 'status' | 'onHold'>,
  stage: Pick<PipelineStage, 'slaHours'> | undefined,
): string | null =>
  application.status !== 'active' || application.onHold
    ? null
    : (stageDueAt(application, stage)?.toISOString() ?? null);

/**
 * By when an answer is due on a running application: the client has the time agreed with it, all
 * others have that of the stage. Null where no clock runs.
 */
export const waitingDueAt = (
  application: StageEntry & Pick<Application, 'stageKind' | 'submittedAt'>,
  stage: Pick<PipelineStage, 'slaHours'> | undefined,
  { feedbackSlaHours }: Pick<Company, 'feedbackSlaHours'>,
): Date | null =>
  application.stageKind === 'submitted' && application.submittedAt !== null
    ? new Date(application.submittedAt.getTime() + feedbackSlaHours * hourMs)
    : stageDueAt(application, stage);
