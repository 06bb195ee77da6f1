import {
  inKindOrder,
  type PipelineStage,
  type StageInput,
  type pipelineEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { recordId } from '../../db/record-id.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { shiftApplications, standingOn } from '../applications/api/shift-stages.ts';
import { auditedFields, newId, requireFreeName } from './create-pipeline.ts';
import { PipelineModel, type PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';
import { findPipeline } from '../../records/pipelines/pipelines.ts';
import { showPipeline } from './show-pipeline.ts';

/** Changes name and stages; candidates on a disabled stage move to the stage that it names. */
export const updatePipeline: Service<typeof pipelineEndpoints.update> = async (
  ctx,
  { params, body: { version, changes } },
) => {
  const _id = recordId(params.id);
  try {
    return await transact(ctx, async (tx) => {
      const { before, after } = await updateVersioned<PipelineTemplate>(tx, PipelineModel, {
        filter: { _id },
        base: version,
        paths: Object.keys(changes),
        apply: async (current) => {
          if (current.status === 'archived')
            throw new AppError('INVALID_TRANSITION', { context: { currentState: current.status } });
          if (changes.name !== undefined)
            await requireFreeName(tx, changes.name, 'changes.name', _id);
          return {
            $set: {
              ...(changes.name !== undefined && {
                name: changes.name,
                nameKey: foldText(changes.name),
              }),
              ...(changes.stages && { stages: stagesFrom(current, changes.stages) }),
            },
          };
        },
      });
      if (changes.stages) await emptyStages(tx, after, changes.stages);
      await audit(tx, {
        action: 'pipeline.update',
        entity: 'pipeline',
        entityId: _id,
        changes: changesBetween<PipelineTemplate>(before, after, auditedFields),
      });
      return showPipeline(ctx.actor, after, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const current = await findPipeline(_id);
      return current && showPipeline(ctx.actor, current);
    });
  }
};

/**
 * Returns the new stages. No stage is removed or changes its kind: its candidates, and all reports
 * about it, depend on the kind.
 */
export function stagesFrom(
  current: PipelineTemplate,
  input: readonly StageInput[],
): PipelineStage[] {
  const known = new Map(current.stages.map((stage) => [stage.id, stage]));
  const stages = input.map(({ moveTo: _unused, id, ...stage }, index) => {
    const path = `changes.stages[${index}]`;
    const before = id === null ? null : known.get(id);
    if (before === undefined) throw invalidField(`${path}.id`, 'NOT_FOUND');
    if (before && before.kind !== stage.kind) throw invalidField(`${path}.kind`, 'NOT_ALLOWED');
    if (id !== null) known.delete(id);
    return { ...stage, id: id ?? newId() };
  });
  if (known.size > 0) throw invalidField('changes.stages', 'REQUIRED');
  return inKindOrder(stages);
}

/**
 * A stage can only be switched off if its candidates move to another one.
 * @throws AppError STAGE_IN_USE, VALIDATION_FAILED at the target stage
 */
async function emptyStages(
  tx: Tx,
  { stages }: PipelineTemplate,
  input: readonly StageInput[],
): Promise<void> {
  const closed = stages.filter(({ isActive }) => !isActive);
  const standing = await standingOn(
    closed.map(({ id }) => id),
    tx.session,
  );
  for (const stage of closed) {
    const live = standing.get(stage.id) ?? 0;
    if (live === 0) continue;
    const index = input.findIndex(({ id }) => id === stage.id);
    const wanted = input[index]?.moveTo ?? null;
    if (wanted === null)
      throw new AppError('STAGE_IN_USE', {
        context: { stageId: stage.id, name: stage.name, live },
      });
    const to = stages.find(({ id }) => id === wanted);
    if (!to?.isActive || to.kind !== stage.kind)
      throw invalidField(`changes.stages[${index}].moveTo`, 'INVALID_OPTION');
    await shiftApplications(tx, { stageId: stage.id }, () => to);
  }
}
