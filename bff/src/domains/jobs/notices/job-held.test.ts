import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { readyJob } from '../job.fixtures.ts';
import { jobHeld, mailHold } from './job-held.ts';

let test: TestApp;
let manager: SignedIn;
let company: Company;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  company = await createCompany({ name: 'Lumera Pay', accountManagerId: manager.user._id });
});
afterAll(() => test.close());
beforeEach(async () => {
  await EmailMessageModel.deleteMany({});
  await OutboxModel.deleteMany({});
});

const openJob = (): Promise<Job> =>
  readyJob({ companyId: company._id, accountManagerId: manager.user._id, status: 'open' });
async function on(
  { _id, companyId }: Job,
  email: string,
  kind: Application['stageKind'],
  changes: Partial<Application> = {},
  candidate: Parameters<typeof createCandidateRecord>[0] = {},
) {
  const person = await createCandidateRecord({ email, ...candidate });
  const pair = { candidateId: person._id, jobId: _id, companyId, ownerUserId: manager.user._id };
  await createApplication(pair, kind, changes);
}
const act = (job: Job, step: string, body: object) =>
  manager.post(`/jobs/${job._id.toHexString()}/actions/${step}`, body);
const told = async () => {
  const mails = await EmailMessageModel.find({ template: 'job_on_hold_candidate' }).lean();
  return mails.flatMap(({ to }) => to).toSorted();
};

it('tells the candidates in interviews once that the job is on hold, but not why', async () => {
  const job = await openJob();
  await on(job, 'meets@people.test', 'client_interview');
  await on(job, 'shown@people.test', 'submitted');
  await on(job, 'waits@people.test', 'client_interview', { onHold: true });
  await on(job, 'silent@people.test', 'client_interview', {}, { status: 'do_not_contact' });
  const note = 'Their budget is cut.';
  const held = await act(job, 'hold', { version: job.version, note, notifyCandidates: true });
  expect(held.status).toBe(200);
  const event = await OutboxModel.findOne({ type: jobHeld }).orFail().lean();
  // Processed by the outbox, and again after a failure.
  for (let run = 0; run < 2; run += 1) await mailHold({ ...event, id: String(event._id) });
  await test.runEvents();
  expect(await told()).toEqual(['meets@people.test']);
  const mail = await EmailMessageModel.findOne({ template: 'job_on_hold_candidate' }).lean();
  expect(mail?.variables).toMatchObject({ jobTitle: job.title, company: 'Lumera Pay' });
  expect(JSON.stringify(mail)).not.toContain(note);
});

it('tells nobody unless that is asked for, or once the job goes on', async () => {
  const quiet = await openJob();
  await on(quiet, 'quiet@people.test', 'client_interview');
  await act(quiet, 'hold', { version: quiet.version, note: 'Waiting.' });
  const brief = await openJob();
  await on(brief, 'soon@people.test', 'client_interview');
  const held = await act(brief, 'hold', {
    version: brief.version,
    note: 'Waiting.',
    notifyCandidates: true,
  });
  await act(brief, 'resume', { version: held.body.version });
  await test.runEvents();
  expect(await told()).toEqual([]);
});
