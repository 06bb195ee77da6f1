import { takesNewJobs, type jobActionEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { dropProspect } from '../../companies/api/prospects.ts';
import { moveSeats } from '../../../records/positions/position-seats.ts';
import { isAttachable } from './attachable.ts';
import { explainJobError } from './explain-job-error.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { teamOfCompany } from '../record/job-team.ts';
import { shareWithNewTeam } from '../record/team-sight.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { showJob } from '../record/show-job.ts';

/**
 * Assigns a request from the public form to its client, with the client's team and positions. The
 * actor must look after that client. The prospect made for the request is deleted.
 */
export const setClient: Service<typeof jobActionEndpoints.setClient> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const job = await findJobFor(actor, 'job.open', params.id, session);
      const company = await findCompanyFor(actor, 'company.update', body.companyId, { session });
      if (job.companyId.equals(company._id))
        return { ...(await showJob(actor, job, session)), already: true };
      if (!isAttachable(job))
        throw new AppError('INVALID_TRANSITION', { context: { currentState: job.status } });
      if (company.status === 'blocked') throw new AppError('COMPANY_BLOCKED');
      if (!takesNewJobs(company.status)) throw invalidField('companyId', 'NOT_ALLOWED');
      const { before, after } = await updateVersioned<Job>(tx, JobModel, {
        filter: { _id: job._id },
        base: body.version,
        paths: ['companyId'],
        apply: () => ({ $set: { companyId: company._id, ...teamOfCompany(company) } }),
      });
      await moveSeats(tx, after);
      await shareWithNewTeam(tx, before, after);
      await audit(tx, {
        action: 'job.set_client',
        entity: 'job',
        entityId: after._id,
        companyId: company._id,
        changes: [{ path: 'companyId', before: before.companyId, after: after.companyId }],
      });
      const others = { companyId: before.companyId, deletedAt: null };
      if (!(await JobModel.exists(others).session(session)))
        await dropProspect(tx, before.companyId);
      return { ...(await showJob(actor, after, session)), already: false };
    });
  } catch (error) {
    throw await explainJobError(ctx, params.id, error);
  }
};
