import { limits, pipelineStage } from '@muster/contracts';
import type { boardEndpoints } from '@muster/contracts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../jobs/job-lookup.service.ts';
import { chosenReason } from '../../reasons/reasons.service.ts';
import { moveFoundToJob, refusal } from '../actions/move-to-job.ts';
import { rejectFound, requireMailable } from '../actions/reject.ts';
import { mayAddTo } from '../applications.policy.ts';
import { requireState } from '../change-application.ts';
import { additionJudge } from '../judge-addition.ts';
import { moveToStage, requireMovable } from '../move-to-stage.ts';
import { removeFromJob } from '../remove-from-job.ts';
import { eachOfJob } from './each-of-job.ts';

/** Moves several people to a stage, to its end. */
export const bulkMove: Service<typeof boardEndpoints.bulkMove> = (ctx, { params, body }) => {
  const stage = pipelineStage(body.stageId);
  if (!stage) throw invalidField('stageId', 'NOT_FOUND');
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.move',
    judge: ({ application }) => {
      requireMovable(application, stage);
      return application.stageId === stage.id ? 'ALREADY_THERE' : null;
    },
    change: (tx, { application }) => moveToStage(tx, application, stage, { version: null }),
  });
};

/** Takes several people to another job: here they end, there they begin anew. */
export const bulkMoveToJob: Service<typeof boardEndpoints.bulkMoveToJob> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const other = await findJob(actor, body.jobId);
  if (!mayAddTo(actor, other)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.move',
    judge: async ({ application, candidate }) => {
      requireState(application, 'move_to_job');
      const judge = await additionJudge([candidate._id], [other], { again: true });
      const verdict = judge(candidate, other);
      if (verdict.outcome !== 'ok') throw refusal(verdict.code, other);
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

/** Takes several people off a job; who was ever submitted is rejected instead. */
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

/** Rejects several people for one reason; beyond the limit it takes a second person. */
export const bulkReject: Service<typeof boardEndpoints.bulkReject> = async (
  ctx,
  { params, body },
) => {
  const max = limits.application.bulkReject;
  if (new Set(body.ids).size > max)
    throw new AppError('SECOND_PERSON_REQUIRED', { context: { max } });
  const { reasonId, note, telling } = body;
  const reason = await chosenReason('application_reject', body);
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.reject',
    judge: async ({ application, candidate }) => {
      if (application.status === 'rejected' && reason._id.equals(application.exit?.reasonId ?? ''))
        return 'ALREADY_REJECTED';
      requireState(application, 'reject');
      // A client decides about what it was shown.
      if (reason.side === 'client' && application.submissionVersion === 0)
        throw new AppError('INVALID_TRANSITION');
      if (telling.by === 'mail') await requireMailable(candidate, null);
      return null;
    },
    change: (tx, found) =>
      rejectFound(tx, ctx.actor, found, {
        ...{ reasonId, note, telling },
        version: null,
        clientNote: null,
        poolId: null,
      }),
  });
};
