import type { ApplicationStageKind } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { pipelineOfJob } from '../../../records/jobs/job-pipelines.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { stageOn } from '../api/shift-stages.ts';
import { freshStage } from './hold-clock.ts';

/**
 * Returns the stage fields for entering a kind of stage: the first one of the job's pipeline, or
 * `stageId` while that one is in use.
 */
export async function atStage(
  { at, session }: Tx,
  { jobId }: Pick<Application, 'jobId'>,
  kind: ApplicationStageKind,
  stageId = '',
): Promise<Pick<Application, 'stageId' | 'stageKind' | 'stageEnteredAt' | 'stageClockFrom'>> {
  const job = await pipelineOfJob(jobId, session);
  const stage = stageOn((await readPipelines(session)).of(job), stageId, kind);
  return { ...freshStage, stageId: stage.id, stageKind: stage.kind, stageEnteredAt: at };
}
