import type { BodyOf, jobEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { enterOnNew } from '../../custom-fields/api/new-values.ts';
import { nextJobNumber, writeJob } from './create-job.service.ts';
import { clientOf } from './client-of.ts';
import { storeChanges } from './job-input.ts';
import { teamOfCompany } from '../record/job-team.ts';
import { withMaker } from '../record/with-maker.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { showJob } from '../record/show-job.ts';

/** Creates a draft for a client with the client's team, which the author joins. */
export const createJob: Service<typeof jobEndpoints.create> = async (
  ctx,
  { body: { custom, ...body } },
) => {
  const { actor } = ctx;
  const number = await nextJobNumber();
  return transact(ctx, async (tx) => {
    const job = await makeDraft(tx, actor, body, number);
    await enterOnNew(tx, actor, { entity: 'job', recordId: job._id }, custom);
    return showJob(actor, job, tx.session);
  });
};

/** Creates a draft within the caller's transaction; its number was taken before. */
export async function makeDraft(
  tx: Tx,
  actor: Actor,
  { companyId, title, ...changes }: Omit<BodyOf<typeof jobEndpoints.create>, 'custom'>,
  number: string,
): Promise<Job> {
  const company = await clientOf(tx, companyId, 'companyId');
  const team = withMaker(actor, teamOfCompany(company));
  const base = {
    _id: new Types.ObjectId(),
    companyId: company._id,
    status: 'draft' as const,
    createdBy: actor.userId,
    confidential: false,
    skillsRequired: [],
    skillsNice: [],
    poolIds: [],
    interviewPlan: [],
    ...team,
  };
  const stored = await storeChanges({ actor, tx, base, prefix: '' }, { ...changes, title });
  return writeJob(tx, {
    ...team,
    ...stored,
    companyId: company._id,
    title,
    status: 'draft',
    number,
    action: 'job.create',
  });
}
