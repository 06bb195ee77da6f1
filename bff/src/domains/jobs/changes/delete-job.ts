import type { jobEndpoints } from '@muster/contracts';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { isJobUsed } from '../../applications/api/job-pipeline.ts';
import { explainJobError } from './explain-job-error.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { isAwaitedRequest } from '../client/awaited-request.ts';
import { clientReader, notifyClient } from '../notices/job-mails.ts';
import { isDeletable } from '../record/job-rights.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { showJob } from '../record/show-job.ts';

/** Returns the effects of deleting, or what prevents it. */
export const readDeleteEffects: Service<typeof jobEndpoints.deleteEffects> = async (
  { actor },
  { params },
) => {
  const job = await findJobFor(actor, 'job.delete', params.id);
  const used = await isJobUsed(job._id);
  const reader = isAwaitedRequest(job) ? await clientReader(job) : null;
  return {
    blockedBy: used ? 'USE_ACTION_INSTEAD' : isDeletable(job) ? null : 'INVALID_TRANSITION',
    used,
    tells: reader?.firstName ?? null,
  };
};

/** Deletes a job that was never opened and has no candidates; others are cancelled. */
export const deleteJob: Service<typeof jobEndpoints.delete> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const job = await findJobFor(actor, 'job.delete', params.id, tx.session);
      if (!isDeletable(job))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: job.status, action: 'delete' },
        });
      if (await isJobUsed(job._id, tx.session))
        throw new AppError('USE_ACTION_INSTEAD', { context: { action: 'cancel' } });
      const { before, after } = await softDelete<Job>(
        tx,
        JobModel,
        { _id: job._id },
        { reason: body.reason, version: body.version },
      );
      await auditDeletion(
        tx,
        { action: 'job.delete', entity: 'job', companyId: after.companyId },
        { before, after },
      );
      if (isAwaitedRequest(before)) await notifyClient(tx, after, 'job_closed', body.reason);
      return showJob(actor, after, tx.session);
    });
  } catch (error) {
    throw await explainJobError(ctx, params.id, error);
  }
};
