import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createSubmitted } from './client-scene.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
let stranger: SignedIn;
let application: Application;

const idOf = () => application._id.toHexString();
const note = (who: SignedIn, seconds: object, submissionVersion = 1) =>
  who.post(`/client/candidates/${idOf()}/reading`, { submissionVersion, seconds });
const readByStaff = async () => {
  const { body } = await recruiter.get(`/applications/${idOf()}/submissions`);
  return (body as { data: { version: number; reading: unknown }[] }).data.map(
    ({ version, reading }) => [version, reading],
  );
};

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const member = async (name: string) => {
    const company = await createCompany({ name, accountManagerId: recruiter.user._id });
    const person = await signInAs(test, 'client_admin', {
      assignment: { companyId: company._id },
    });
    await CompanyUserModel.create({
      companyId: company._id,
      userId: person.user._id,
      status: 'active',
      canDecide: true,
    });
    return { company, person };
  };
  const { company, person } = await member('Acme');
  admin = person;
  stranger = (await member('Another client')).person;
  const job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  application = await createSubmitted({ job, ownerUserId: recruiter.user._id });
});
afterAll(() => test.close());

it('adds up how long each part was read, and shows the agency the longest first', async () => {
  expect(await readByStaff()).toEqual([[1, []]]);
  await Promise.all([note(admin, { skills: 30, bio: 10 }), note(admin, { skills: 65 })]);
  expect(await readByStaff()).toEqual([
    [
      1,
      [
        { part: 'skills', seconds: 95 },
        { part: 'bio', seconds: 10 },
      ],
    ],
  ]);
});

it('adds a repeated report once', async () => {
  const key = randomUUID();
  const send = () => note(admin, { files: 7 }).set('Idempotency-Key', key);
  const answers = [await send(), await send()];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { noted: true }],
    [200, { noted: true }],
  ]);
  expect((await SubmissionModel.findOne({ applicationId: application._id }))?.reading?.files).toBe(
    7,
  );
});

it('refuses unknown parts and impossible reading times', async () => {
  for (const seconds of [{ salary: 5 }, { skills: 0 }, { skills: 1_000_000 }, { skills: 1.5 }])
    expect([seconds, (await note(admin, seconds)).status]).toEqual([seconds, 422]);
});

it('leaves other versions and withdrawn ones unchanged', async () => {
  expect((await note(admin, { skills: 5 }, 2)).body).toEqual({ noted: false });
  await SubmissionModel.updateOne(
    { applicationId: application._id },
    { $set: { withdrawnAt: new Date() } },
  );
  expect((await note(admin, { skills: 5 })).body).toEqual({ noted: false });
});

it('is hidden from other clients and from staff', async () => {
  expect((await note(stranger, { skills: 5 })).status).toBe(404);
  expect((await note(recruiter, { skills: 5 })).status).toBe(403);
});
