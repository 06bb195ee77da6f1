import { limits, pipelineStage } from '@muster/contracts';
import type { boardEndpoints } from '@muster/contracts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { chosenReason } from '../../reasons/reasons.service.ts';
import { requireState } from '../change-application.ts';
import { endApplication } from '../end-applications.ts';
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
    judge: (application) => {
      requireMovable(application, stage);
      return application.stageId === stage.id ? 'ALREADY_THERE' : null;
    },
    change: (tx, application) => moveToStage(tx, application, stage, { version: null }),
  });
};

/** Takes several people off a job; who was ever submitted is rejected instead. */
export const bulkRemove: Service<typeof boardEndpoints.bulkRemove> = (ctx, { params, body }) =>
  eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.remove',
    judge: (application) => {
      if (application.deletedAt) return 'ALREADY_REMOVED';
      requireState(application, 'remove');
      return null;
    },
    change: (tx, application) => removeFromJob(tx, application, null),
  });

/** Rejects several people for one reason; beyond the limit it takes a second person. */
export const bulkReject: Service<typeof boardEndpoints.bulkReject> = async (
  ctx,
  { params, body },
) => {
  if (new Set(body.ids).size > limits.application.bulkReject)
    throw new AppError('SECOND_PERSON_REQUIRED', {
      context: { max: limits.application.bulkReject },
    });
  const reason = await chosenReason('application_reject', body);
  return eachOfJob(ctx, params.id, {
    ...body,
    permission: 'application.reject',
    judge: (application) => {
      if (application.status === 'rejected' && reason._id.equals(application.exit?.reasonId ?? ''))
        return 'ALREADY_REJECTED';
      requireState(application, 'reject');
      // A client decides about what it was shown.
      if (reason.side === 'client' && application.submissionVersion === 0)
        throw new AppError('INVALID_TRANSITION');
      return null;
    },
    change: (tx, application) =>
      endApplication(
        tx,
        application,
        'reject',
        {
          side: reason.side === 'none' ? 'agency' : reason.side,
          reasonId: reason._id,
          note: body.note,
        },
        null,
      ),
  });
};
