import { inKindOrder, limits, type PipelineStage, type pipelineEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { requireFree } from '../../db/require-free.ts';
import { recordId } from '../../db/record-id.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { PipelineModel, type PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';
import { findPipeline } from '../../records/pipelines/pipelines.ts';
import { showPipeline } from './show-pipeline.ts';

/** Fields recorded in the audit log with each change. */
export const auditedFields = [
  'name',
  'status',
  'isDefault',
  'stages',
] as const satisfies readonly (keyof PipelineTemplate)[];

/** Adds a template; its stages get new ids. */
export const createPipeline: Service<typeof pipelineEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    for (const [index, { id }] of body.stages.entries())
      if (id !== null) throw invalidField(`stages[${index}].id`, 'NOT_FOUND');
    const stages = body.stages.map(({ moveTo: _unused, ...stage }) => ({ ...stage, id: newId() }));
    return showPipeline(ctx.actor, await addPipeline(tx, body.name, stages), tx.session);
  });

/** Creates a copy of a template, with its active stages. */
export const duplicatePipeline: Service<typeof pipelineEndpoints.duplicate> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const template = await findPipeline(recordId(params.id), tx.session);
    if (!template) throw new AppError('NOT_FOUND');
    const stages = template.stages
      .filter(({ isActive }) => isActive)
      .map((stage) => ({ ...stage, id: newId() }));
    return showPipeline(ctx.actor, await addPipeline(tx, body.name, stages), tx.session);
  });

/** Returns an id for a new stage. */
export const newId = (): string => new Types.ObjectId().toHexString();

/** @throws AppError VALIDATION_FAILED if the name is taken, or there are too many templates */
async function addPipeline(
  tx: Tx,
  name: string,
  stages: readonly PipelineStage[],
): Promise<PipelineTemplate> {
  await requireFreeName(tx, name, 'name');
  const max = limits.pipeline.templates;
  if ((await PipelineModel.countDocuments({}, { session: tx.session })) >= max)
    throw invalidField('name', 'TOO_MANY', { max });
  const [created] = await PipelineModel.create(
    [
      {
        name,
        nameKey: foldText(name),
        stages: inKindOrder(stages),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The pipeline was not written');
  const template = created.toObject<PipelineTemplate>();
  await audit(tx, {
    action: 'pipeline.create',
    entity: 'pipeline',
    entityId: template._id,
    changes: changesBetween<PipelineTemplate>(null, template, auditedFields),
  });
  return template;
}

/** @throws AppError VALIDATION_FAILED at `path` if another template has the name */
export const requireFreeName = (
  tx: Tx,
  name: string,
  path: string,
  except?: Types.ObjectId,
): Promise<void> => requireFree(tx, PipelineModel, { nameKey: foldText(name) }, { path, except });
