import { dayMs } from '@muster/contracts';
import { Types } from 'mongoose';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createSeat } from '../../applications/submission.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../job.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
let recruiter: SignedIn;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const clientOf = (changes: Parameters<typeof createCompany>[0] = {}) =>
  createCompany({ accountManagerId: manager.user._id, ...changes });

/** Creates a draft of the account manager that involves people of its client. */
async function draft(changes: Partial<Job> = {}) {
  const company = await clientOf();
  const { _id: userId } = await createUser();
  const member = await CompanyUserModel.create({
    companyId: company._id,
    userId,
    status: 'active',
  });
  const job = await createJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    status: 'draft',
    openedDate: null,
    interviewPlan: [{ name: 'First talk', durationMinutes: 45, interviewerIds: [userId] }],
    interviewerIds: [userId],
    supervisorIds: [userId],
    ...changes,
  });
  const seat = await createSeat(job, { supervisorCompanyUserId: member._id });
  return { job, seat, company };
}
const change = ({ _id, version }: Pick<Job, '_id' | 'version'>, companyId: string) =>
  manager.patch(`/jobs/${_id.toHexString()}`, { version, changes: { companyId } });

it('goes to another client with its seats and that client’s team, and leaves its people behind', async () => {
  const { job, seat } = await draft();
  const other = await clientOf({ recruiterId: recruiter.user._id });
  const before = await manager.get(`/jobs/${idOf(job)}`);
  expect(before.body.details.mayChangeClient).toBe(true);
  const changed = await change(job, idOf(other));
  expect(changed.body).toMatchObject({
    details: {
      company: { id: idOf(other) },
      leadRecruiter: { id: idOf(recruiter.user) },
      interviewPlan: [{ name: 'First talk', interviewers: [] }],
      clientVersion: null,
    },
  });
  expect(await PositionModel.findById(seat._id).lean()).toMatchObject({
    companyId: other._id,
    supervisorCompanyUserId: null,
  });
  expect(await JobModel.findById(job._id).lean()).toMatchObject({
    interviewerIds: [],
    supervisorIds: [],
  });
});

it('stays where candidates were on it, or where its client asked for it', async () => {
  const { job: used } = await draft();
  await createApplication({
    candidateId: new Types.ObjectId(),
    jobId: used._id,
    companyId: used.companyId,
    ownerUserId: manager.user._id,
  });
  const { job: asked } = await draft({ requestedBy: (await createUser())._id });
  const other = idOf(await clientOf());
  for (const job of [used, asked]) {
    expect((await change(job, other)).body.error.fields).toMatchObject([
      { path: 'changes.companyId', code: 'NOT_ALLOWED' },
    ]);
    expect((await manager.get(`/jobs/${idOf(job)}`)).body.details.mayChangeClient).toBe(false);
  }
});

it('moves no draft to a blocked client, and no open job to a prospect', async () => {
  const { job } = await draft();
  const blocked = await change(job, idOf(await clientOf({ status: 'blocked' })));
  expect(blocked.body.error.code).toBe('COMPANY_BLOCKED');
  const { job: open } = await draft({ status: 'open', openedDate: '2026-01-15' });
  const prospect = await change(open, idOf(await clientOf({ status: 'prospect' })));
  expect(prospect.body.error.code).toBe('JOB_NOT_READY_TO_OPEN');
});

describe('a deleted draft', () => {
  const remove = async () => {
    // The recruiter is on the team, but not the author.
    const { job } = await draft({
      team: [{ userId: recruiter.user._id, function: 'recruiter', responsible: false }],
    });
    const gone = await manager.delete(`/jobs/${idOf(job)}`, {
      version: job.version,
      reason: 'Entered twice',
    });
    expect(gone.status).toBe(200);
    const path = `/jobs/${idOf(job)}`;
    const restore = (who: SignedIn, version: number) =>
      who.post(`${path}/actions/restore-deleted`, { version });
    return { job, path, restore, version: gone.body.version as number };
  };

  it('is visible only to users who may restore it, and can be restored', async () => {
    const { path, restore, version } = await remove();
    expect((await recruiter.get(path)).status).toBe(404);
    expect((await restore(recruiter, version)).status).toBe(404);
    expect((await manager.get(path)).body).toMatchObject({
      allowedActions: [],
      mayRestore: true,
      deleted: { reason: 'Entered twice' },
    });
    expect((await restore(manager, version - 1)).body.error.code).toBe('VERSION_CONFLICT');
    const back = await restore(manager, version);
    expect(back.body.allowedActions).toContain('edit');
    expect(back.body.deleted).toBeUndefined();
    expect((await recruiter.get(path)).status).toBe(200);
    // A repeated request finds the job already restored.
    expect((await restore(manager, version)).status).toBe(200);
  });

  it('cannot be restored after a month', async () => {
    const { job, restore, version } = await remove();
    const deletedAt = new Date(Date.now() - 31 * dayMs);
    await JobModel.updateOne({ _id: job._id }, { $set: { deletedAt } });
    expect((await restore(manager, version)).body.error.code).toBe('RESTORE_EXPIRED');
  });
});
