import { pipelineMachine, type PipelineAction, type pipelineEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { recordId } from '../../db/record-id.ts';
import { stampVersion } from '../../db/record-version.ts';
import { runTransition } from '../../db/transition.ts';
import { transact } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { liveJobsByPipeline } from '../../records/jobs/job-pipelines.ts';
import { auditedFields } from './create-pipeline.ts';
import { PipelineModel, type PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';
import { findPipeline } from '../../records/pipelines/pipelines.ts';
import { showPipeline } from './show-pipeline.ts';

/** Archives or restores a template; one that live jobs use cannot be archived. */
const changeState =
  (action: PipelineAction): Service<(typeof pipelineEndpoints)[PipelineAction]> =>
  (ctx, { params, body }) =>
    transact(ctx, async (tx) => {
      const { before, after, already } = await runTransition<
        PipelineTemplate['status'],
        PipelineAction,
        PipelineTemplate
      >(tx, PipelineModel, {
        machine: pipelineMachine,
        action,
        filter: { _id: recordId(params.id) },
        actor: ctx.actor,
        version: body.version,
        guard: async ({ _id, isDefault }) => {
          if (action !== 'archive') return;
          if (isDefault) throw new AppError('PIPELINE_IS_DEFAULT');
          const jobs = (await liveJobsByPipeline(tx.session)).get(_id.toHexString()) ?? 0;
          if (jobs > 0) throw new AppError('PIPELINE_IN_USE', { context: { jobs } });
        },
      });
      if (!already)
        await audit(tx, {
          action: `pipeline.${action}`,
          entity: 'pipeline',
          entityId: after._id,
          changes: changesBetween<PipelineTemplate>(before, after, auditedFields),
        });
      return showPipeline(ctx.actor, after, tx.session);
    });

export const archivePipeline = changeState('archive');
export const restorePipeline = changeState('restore');

/** Makes this template the default of new jobs; there is always exactly one. */
export const setDefaultPipeline: Service<typeof pipelineEndpoints.setDefault> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const current = await findPipeline(recordId(params.id), session);
    if (!current) throw new AppError('NOT_FOUND');
    if (current.isDefault) return showPipeline(ctx.actor, current, session);
    if (current.status === 'archived')
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: current.status, action: 'set_default' },
      });
    await PipelineModel.updateOne(
      { isDefault: true },
      stampVersion(tx, { $set: { isDefault: false } }),
      { session },
    );
    const { before, after } = await updateVersioned<PipelineTemplate>(tx, PipelineModel, {
      filter: { _id: current._id },
      base: body.version,
      paths: ['isDefault'],
      apply: () => ({ $set: { isDefault: true } }),
    });
    await audit(tx, {
      action: 'pipeline.set_default',
      entity: 'pipeline',
      entityId: after._id,
      changes: changesBetween<PipelineTemplate>(before, after, auditedFields),
    });
    return showPipeline(ctx.actor, after, session);
  });
