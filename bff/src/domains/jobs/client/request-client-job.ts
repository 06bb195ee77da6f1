import type { BodyOf, clientJobEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { clientRightsOf, type ClientRights } from '../../../records/companies/client-rights.ts';
import { findLiveCompany, type Company } from '../../../records/companies/company-lookup.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { clientJob } from '../../../records/jobs/client-jobs.ts';
import { attachOfClient } from '../../attachments/api/job-files.ts';
import { nextJobNumber, writeJob } from '../changes/create-job.service.ts';
import { storeChanges } from '../changes/job-input.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { notifyStaff, responsible } from '../notices/job-notices.ts';
import { storeRange } from '../record/job-rates.ts';
import { teamOfCompany } from '../record/job-team.ts';
import { keepClientVersion } from './client-version.ts';
import { showClientJob } from './show-client-job.ts';

/** Checks whether the agency currently works for a company, so that it can request candidates. */
export const takesRequests = ({ status }: Pick<Company, 'status'>): boolean =>
  status === 'active' || status === 'prospect';

/** Requests a job: it is created with its positions and waits for review. */
export const requestClientJob: Service<typeof clientJobEndpoints.create> = async (
  ctx,
  { body },
) => {
  const { actor } = ctx;
  const rights = await clientRightsOf(actor);
  const number = await nextJobNumber();
  return transact(ctx, async (tx) =>
    showClientJob(actor, await makeRequest(tx, { actor, rights, body, number }), tx.session),
  );
};

interface NewRequest {
  actor: Actor;
  rights: Pick<ClientRights, 'companyId' | 'seesBillRates'>;
  body: BodyOf<typeof clientJobEndpoints.create>;
  number: string;
}

/** Creates a request within the caller's transaction: a job with its positions, for review. */
export async function makeRequest(
  tx: Tx,
  { actor, rights: { companyId, seesBillRates }, body, number }: NewRequest,
): Promise<Job> {
  const { seats, copiedFromId, billRate, title, fileIds, ...said } = body;
  if (billRate !== undefined && !seesBillRates) throw invalidField('billRate', 'NOT_ALLOWED');
  const { session } = tx;
  const company = await requestingCompany(companyId, session);
  const origin = copiedFromId === null ? null : new Types.ObjectId(copiedFromId);
  if (origin && !(await clientJob(actor, origin, session)))
    throw invalidField('copiedFromId', 'NOT_FOUND');
  const team = teamOfCompany(company);
  const base = {
    _id: new Types.ObjectId(),
    companyId,
    status: 'pending_review' as const,
    createdBy: actor.userId,
    confidential: false,
    skillsRequired: [],
    skillsNice: [],
    poolIds: [],
    interviewPlan: [],
    ...team,
  };
  const stored = await storeChanges({ actor, tx, base, prefix: '' }, { ...said, title });
  const { _id } = await writeJob(tx, {
    ...team,
    ...stored,
    billRate: storeRange(billRate ?? null),
    title,
    companyId,
    status: 'pending_review',
    requestedBy: actor.userId,
    copiedFromId: origin,
    number,
    action: 'job.client_create',
  });
  await addPositions(
    tx,
    { _id, companyId, title, status: 'pending_review' },
    Array.from({ length: seats }, () => ({ targetStart: stored.targetStartDate ?? null })),
  );
  await attachOfClient(tx, actor, _id, fileIds);
  const job = await JobModel.findById(_id, null, { session }).lean();
  if (!job) throw new AppError('NOT_FOUND');
  await keepClientVersion(tx, job);
  await notifyClient(tx, job, 'job_received');
  await notifyStaff(tx, job, 'requested', responsible(job));
  return job;
}

async function requestingCompany(id: Types.ObjectId, session: ClientSession): Promise<Company> {
  const company = await findLiveCompany(id, session);
  if (!company) throw new AppError('NOT_FOUND');
  if (!takesRequests(company)) throw new AppError('COMPANY_ON_HOLD');
  return company;
}
