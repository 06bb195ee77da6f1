import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { waitForClient } from '../../../records/companies/client-turn.ts';
import { requireTakenClient } from '../actions/open-job.ts';
import { teamOfCompany } from '../record/job-team.ts';
import { withMaker } from '../record/with-maker.ts';
import { clientOf } from './client-of.ts';
import { mayChangeClient } from './may-change-client.ts';

/**
 * Returns the changes of a job that moves to another client: it gets that client's team and the
 * user who moves it, and the former client's people are removed.
 * @throws AppError VALIDATION_FAILED at the field, COMPANY_BLOCKED, JOB_NOT_READY_TO_OPEN
 */
export async function goToClient(
  tx: Tx,
  actor: Actor,
  job: Job,
  companyId: string,
): Promise<Partial<Job>> {
  const path = 'changes.companyId';
  if (!(await mayChangeClient(job, tx.session))) throw invalidField(path, 'NOT_ALLOWED');
  await waitForClient(tx, job.companyId);
  await waitForClient(tx, new Types.ObjectId(companyId));
  const company = await clientOf(tx, companyId, path);
  if (takesPeople(job) || job.status === 'filled')
    await requireTakenClient(tx, { ...job, companyId: company._id });
  return {
    companyId: company._id,
    ...withMaker(actor, teamOfCompany(company)),
    interviewPlan: job.interviewPlan.map((round) => ({ ...round, interviewerIds: [] })),
    interviewerIds: [],
    supervisorIds: [],
    // The new client has not been told anything yet.
    clientVersion: null,
  };
}
