import { staffRoles } from '@muster/contracts';
import { Types } from 'mongoose';
import { createActor, type Actor } from '../../auth/actor.ts';
import { inOneMoment } from '../../db/one-moment.ts';
import { visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { scopeFor as candidatesFor } from '../../records/candidates/candidates.policy.ts';
import { visibleCompanyNames } from '../../records/companies/company-directory.ts';
import { visibleJobs } from '../../records/jobs/job-lookup.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { scopeFor as jobsFor } from '../../records/jobs/jobs.policy.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';

const userId = new Types.ObjectId();
const other = new Types.ObjectId();
const deletedAt = new Date();
const live = { deletedAt: null };

let disconnect: () => Promise<void>;
beforeAll(async () => {
  disconnect = await openTestDatabase();
  for (const status of ['draft', 'open', 'closed'] as const)
    for (const confidential of [false, true]) {
      await createJob({ status, confidential });
      await createJob({ status, confidential, accountManagerId: userId });
      await createJob({ status, confidential, leadRecruiterId: userId });
    }
  await createJob({ deletedAt });
  for (const isPrivate of [false, true])
    for (const ownerUserId of [userId, other])
      for (const vetterIds of [[], [userId]]) {
        await createCandidateRecord({ isPrivate, ownerUserId, vetterIds });
        await createCandidateRecord({ isPrivate, ownerUserId, vetterIds, deletedAt });
      }
  await createCandidateRecord({ userId, ownerUserId: other });
  await createCompany({ accountManagerId: userId });
  await createCompany({ accountManagerId: other });
  await createCompany({ deletedAt });
});
afterAll(() => disconnect());

const actorIn = (role: (typeof staffRoles)[number]): Actor =>
  createActor({
    userId,
    assignmentId: new Types.ObjectId(),
    role,
    companyId: null,
    candidateId: null,
  });
const sorted = (ids: Iterable<unknown>): string[] => [...ids].map(String).toSorted();

describe.each(staffRoles)('shared rows of a page for a %s', (role) => {
  const actor = actorIn(role);

  it('contain the jobs that the role’s filter finds', async () => {
    const all = await JobModel.distinct('_id', {});
    const found = await JobModel.distinct('_id', { $and: [live, jobsFor(actor, 'job.list')] });
    const seen = await visibleJobs(actor, all.map(String));
    expect(sorted(seen.keys())).toEqual(sorted(found));
    expect(all.length).toBeGreaterThan(found.length);
  });

  it('contain the candidates that the role’s filter finds', async () => {
    const all: Types.ObjectId[] = await CandidateModel.distinct('_id', {});
    const found = await CandidateModel.distinct('_id', {
      $and: [live, candidatesFor(actor, 'candidate.read')],
    });
    const seen = await visibleCandidates([actor], all);
    expect(sorted(seen.keys())).toEqual(sorted(found));
    expect(all.length).toBeGreaterThan(found.length);
  });

  it('contain the clients that a separate read finds', async () => {
    const companies = await Promise.all([
      createCompany({ accountManagerId: userId }),
      createCompany(),
    ]);
    const ids = companies.map(({ _id }) => _id);
    const alone = await visibleCompanyNames(actor, ids);
    expect(await inOneMoment(() => visibleCompanyNames(actor, ids))).toEqual(alone);
  });
});
