import {
  pipelineRehearsalMost,
  type PipelineStage,
  type StageInput,
  type pipelineEndpoints,
} from '@muster/contracts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findPipeline } from '../../records/pipelines/pipelines.ts';
import { rehearseStages } from '../applications/api/rehearse-stages.ts';
import { standingOn } from '../applications/api/shift-stages.ts';
import { stagesFrom } from './update-pipeline.ts';

/** Predicts the candidates' positions with other stages, and what their clocks would show. */
export const rehearsePipeline: Service<typeof pipelineEndpoints.rehearse> = async (
  _ctx,
  { params, body },
) => {
  const template = await findPipeline(recordId(params.id));
  if (!template) throw new AppError('NOT_FOUND');
  const input = body.changes.stages;
  const next = stagesFrom(template, input);
  const target = targetIn(next, input);
  const changed = template.stages.filter((stage) => differs(stage, target(stage)));
  const [counts, data] = await Promise.all([
    standingOn(template.stages.map(({ id }) => id)),
    rehearseStages({
      stages: template.stages,
      first: changed.map(({ id }) => id),
      target,
      most: pipelineRehearsalMost,
    }),
  ]);
  return { standing: [...counts.values()].reduce((sum, count) => sum + count, 0), data };
};

/** Returns the new stage of a stage's candidates; null if the change does not name it yet. */
const targetIn =
  (next: readonly PipelineStage[], input: readonly StageInput[]) =>
  ({ id, kind }: PipelineStage): PipelineStage | null => {
    const same = next.find((stage) => stage.id === id);
    if (same?.isActive) return same;
    const wanted = input.find((stage) => stage.id === id)?.moveTo ?? null;
    return (
      next.find((stage) => stage.isActive && stage.id === wanted && stage.kind === kind) ?? null
    );
  };

/** Checks for a visible difference: another stage, time or wording. */
const differs = (stage: PipelineStage, target: PipelineStage | null): boolean =>
  target === null ||
  target.id !== stage.id ||
  target.name !== stage.name ||
  target.slaHours !== stage.slaHours ||
  target.candidateLabel !== stage.candidateLabel;
