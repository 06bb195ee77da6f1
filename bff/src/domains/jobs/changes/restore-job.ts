import type { jobEndpoints } from '@muster/contracts';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { restoreDeleted } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { findJobOrDeleted, reaches } from '../../../records/jobs/job-lookup.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { isAwaitedRequest } from '../client/awaited-request.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { showJob } from '../record/show-job.ts';
import { explainJobError } from './explain-job-error.ts';

/** Restores a deleted draft within 30 days; a client who requested it is notified. */
export const restoreJob: Service<typeof jobEndpoints.restoreDeleted> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const job = await findJobOrDeleted(actor, params.id, session);
      if (!reaches(actor, 'job.delete', job))
        throw new AppError('FORBIDDEN', { context: { role: actor.role } });
      if (!job.deletedAt) return showJob(actor, job, session);
      if (body.version !== job.version) throw versionConflict(job, ['deletedAt']);
      // Its client was deleted or blocked.
      const company = await findLiveCompany(job.companyId, session);
      if (!company || company.status === 'blocked') throw new AppError('COMPANY_BLOCKED');
      const { before, after } = await restoreDeleted<Job>(tx, JobModel, { _id: job._id });
      await auditDeletion(
        tx,
        { action: 'job.restore_deleted', entity: 'job', companyId: after.companyId },
        { before, after },
      );
      if (isAwaitedRequest(after)) await notifyClient(tx, after, 'job_received');
      return showJob(actor, after, session);
    });
  } catch (error) {
    throw await explainJobError(ctx, params.id, error, findJobOrDeleted);
  }
};
