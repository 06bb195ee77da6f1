import type { boardEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { findJobToAddTo, requireAddable } from '../actions/begin-on-job.ts';
import { moveFoundToJob } from '../actions/move-to-job.ts';
import { requireState } from '../record/change-application.ts';
import { isThere, moveToStage, requireMovable, stageInUse } from '../stages/move-to-stage.ts';
import { removeFromJob } from '../adding/remove-from-job.ts';
import { eachOfJob } from './each-of-job.ts';

/** Moves several candidates to the end of a stage. */
export const bulkMove: Service<typeof boardEndpoints.bulkMove> = async (ctx, { params, body }) => {
  const job = await findJob(ctx.actor, params.id);
  const stage = stageInUse(await readPipelines(), job, body.stageId);
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.move',
    judge: ({ application }) => {
      requireMovable(application, stage);
      return isThere(application, stage) ? 'ALREADY_THERE' : null;
    },
    change: (tx, { application }) => moveToStage(tx, application, stage, { version: null }),
  });
};

/** Moves several candidates to another job: their old applications end and new ones begin. */
export const bulkMoveToJob: Service<typeof boardEndpoints.bulkMoveToJob> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const other = await findJobToAddTo(actor, body.jobId);
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.move',
    judge: async ({ application, candidate }) => {
      requireState(application, 'move_to_job');
      await requireAddable(candidate, other);
      return null;
    },
    change: (tx, found) =>
      moveFoundToJob(tx, actor, found, {
        version: null,
        jobId: body.jobId,
        stage: body.stage,
        note: null,
      }),
  });
};

/** Removes several candidates from a job; those ever submitted are rejected instead. */
export const bulkRemove: Service<typeof boardEndpoints.bulkRemove> = (ctx, { params, body }) =>
  eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.remove',
    judge: ({ application }) => {
      if (application.deletedAt) return 'ALREADY_REMOVED';
      requireState(application, 'remove');
      return null;
    },
    change: (tx, { application }) => removeFromJob(tx, application, null),
  });
