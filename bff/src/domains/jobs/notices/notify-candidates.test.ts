import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { createApplication, ended } from '../../applications/application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { addConsent } from '../../../records/consents/consents.ts';
import { jobChanged, mailJobChanges } from './job-changed.ts';
import { readyJob } from '../job.fixtures.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;
let test: TestApp;
let manager: Agent;
let client: Company;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager', {
    user: { firstName: 'Mara', lastName: 'Klein', preferredName: null },
  });
  client = await createCompany({ name: clientName, accountManagerId: manager.user._id });
});
afterAll(() => test.close());
beforeEach(async () => {
  await EmailMessageModel.deleteMany({});
  await OutboxModel.deleteMany({});
});

const clientName = 'Lumera Pay';
const jobOf = (changes: Partial<Job> = {}): Promise<Job> =>
  readyJob({ companyId: client._id, accountManagerId: manager.user._id, ...changes });

interface Somebody {
  kind?: Application['stageKind'];
  application?: Partial<Application>;
  candidate?: Parameters<typeof createCandidateRecord>[0];
}
async function on(
  { _id, companyId }: Job,
  email: string | null,
  { kind = 'added', application = {}, candidate = {} }: Somebody = {},
): Promise<Application> {
  const person = await createCandidateRecord({ email, ...candidate });
  return createApplication(
    { candidateId: person._id, jobId: _id, companyId, ownerUserId: manager.user._id },
    kind,
    application,
  );
}

const pathOf = ({ _id }: Job) => `/jobs/${_id.toHexString()}`;
async function change(job: Job, changes: object, notifyCandidates = true) {
  const { version } = (await manager.get(pathOf(job))).body;
  const { status, body } = await manager.patch(pathOf(job), { version, changes, notifyCandidates });
  expect([status, body.error ?? null]).toEqual([200, null]);
}
const effectsOf = async (job: Job) =>
  (await manager.get(`${pathOf(job)}/change-effects`)).body as object;
const mails = () => EmailMessageModel.find({ template: 'job_changed_candidate' }).lean();
const readers = async () => (await mails()).flatMap(({ to }) => to).toSorted();

it('who knows of a job is told of what changed for them, once; no one else is', async () => {
  const job = await jobOf();
  await on(job, 'asked@people.test', { application: { candidateInterest: 'asked' } });
  await on(job, 'applied@people.test', { application: { sourceKind: 'candidate_applied' } });
  await on(job, 'recalled@people.test', {
    kind: 'internal_review',
    application: { submissionVersion: 1 },
  });
  const shown = await on(job, 'shown@people.test', { kind: 'submitted' });
  // Merely found, not yet shown, rejected, placed, not to be contacted, or on another job.
  await on(job, 'found@people.test');
  await on(job, 'prepared@people.test', { kind: 'internal_review' });
  await on(job, 'rejected@people.test', {
    kind: 'submitted',
    application: ended('rejected', 'submitted'),
  });
  await on(job, 'placed@people.test', { kind: 'contracting', application: { status: 'placed' } });
  await on(job, null, { kind: 'submitted' });
  await on(job, 'silent@people.test', {
    kind: 'submitted',
    candidate: { status: 'do_not_contact' },
  });
  const unwilling = await on(job, 'unwilling@people.test', { kind: 'interested' });
  await transact(systemContext('fixture'), (tx) =>
    addConsent(tx, {
      candidateId: unwilling.candidateId,
      purpose: 'contact' as const,
      granted: false,
    }),
  );
  await on(await jobOf(), 'elsewhere@people.test', { kind: 'submitted' });
  expect(await effectsOf(job)).toEqual({ knowing: 7, mailable: 4 });

  await change(job, { hoursPerWeek: 32, targetStartDate: '2027-02-01' });
  const event = await OutboxModel.findOne({ type: jobChanged }).lean();
  if (!event) throw new Error('Nothing was left for the background');
  // Processed by the outbox, and again after a failure.
  for (let run = 0; run < 2; run += 1) await mailJobChanges({ ...event, id: String(event._id) });
  await test.runEvents();
  expect(await readers()).toEqual([
    'applied@people.test',
    'asked@people.test',
    'recalled@people.test',
    'shown@people.test',
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ status: 'sent', subjectType: 'application' });
  expect(mail?.subject).toBe(`Something has changed: ${job.title}`);
  expect(mail?.text).toContain(`“${job.title}” at ${clientName}`);
  expect(mail?.text).toContain('Hours a week: 32\nStart: 1 Feb 2027\n\n');
  expect(mail?.text).toContain('Mara Klein');
  const noted = { action: 'application.tell_job_change', actorUserId: manager.user._id };
  expect(await AuditEventModel.countDocuments(noted)).toBe(4);
  const { body } = await manager.get(`/applications/${shown._id.toHexString()}/events`);
  expect(body.data.map(({ type }: { type: string }) => type)).toContain('job_change_told');
  // The next change counts as a new one.
  await change(job, { hoursPerWeek: 40 });
  await test.runEvents();
  expect(await readers()).toHaveLength(8);
});

it('tells no candidate unless asked to, and nothing about fields that candidates cannot read', async () => {
  const job = await jobOf();
  await on(job, 'unasked@people.test', { kind: 'submitted' });
  await change(job, { hoursPerWeek: 20 }, false);
  await change(job, {
    priority: 'urgent',
    submissionLimit: 3,
    niceToHave: '<p>Knows our founder</p>',
    billRate: { min: '91.00', max: '99.00', currency: 'USD', unit: 'hour' },
  });
  await change(job, { hoursPerWeek: 20 });
  await test.runEvents();
  expect(await mails()).toEqual([]);
});

it('money stays with us, and a confidential job tells nothing that names its client', async () => {
  const job = await jobOf({ confidential: true, locationPolicy: 'countries', countries: ['PT'] });
  const text = `<p>${clientName} settles payments in forty countries, all day and all night.</p>`;
  await on(job, 'secret@people.test', { kind: 'submitted' });
  await change(job, { description: text.repeat(2), mustHave: `<p>Used ${clientName} before</p>` });
  await test.runEvents();
  expect(await mails()).toEqual([]);
  await change(job, {
    title: 'Payments engineer',
    mustHave: `<p>${clientName} again</p>`,
    countries: ['PT', 'ES', 'PL'],
    durationMonths: 1,
    timeZoneBase: 'America/New_York',
    overlapHours: 4,
    payRate: { min: '43.21', max: '44.00', currency: 'USD', unit: 'hour' },
    billRate: { min: '91.00', max: '99.00', currency: 'USD', unit: 'hour' },
  });
  await test.runEvents();
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Something has changed: ${job.title}`);
  expect(mail?.variables['facts']?.split('\n')).toEqual([
    'It is called “Payments engineer” now',
    'For how long: 1 month',
    'Where: from Portugal, Spain or Poland; the team works in New York time, of which you share 4 hours a day',
  ]);
  expect(JSON.stringify(mail)).not.toMatch(/Lumera|43\.21|44\.00|91\.00|99\.00/);
  const outbox = await OutboxModel.find({ type: jobChanged }).lean();
  expect(JSON.stringify(outbox)).not.toContain(clientName);
});

it('an open job says its texts by paragraphs; who left meanwhile hears nothing', async () => {
  const job = await jobOf();
  await on(job, 'stays@people.test', { kind: 'submitted' });
  const leaves = await on(job, 'leaves@people.test', { kind: 'submitted' });
  const text = 'You build what settles payments, and you keep it running day and night for all.';
  await change(job, {
    description: `<p>${text}</p><ul><li>Go &amp; SQL</li></ul>`,
    mustHave: null,
  });
  const event = await OutboxModel.findOne({ type: jobChanged }).lean();
  if (!event) throw new Error('Nothing was left for the background');
  await mailJobChanges({ ...event, id: String(event._id) });
  // The mail to this candidate is written but not sent.
  await ApplicationModel.updateOne({ _id: leaves._id }, { $set: ended('withdrawn', 'submitted') });
  await test.runEvents();
  const sent = await EmailMessageModel.find({ status: 'sent' }).lean();
  expect(sent.map(({ to, variables }) => [...to, variables['facts']])).toEqual([
    ['stays@people.test', `What you would do:\n${text}\nGo & SQL`],
  ]);
});

it('sends no news about a job that has ended in the meantime', async () => {
  const job = await jobOf();
  await on(job, 'present@people.test', { kind: 'submitted' });
  await change(job, { hoursPerWeek: 32 });
  await JobModel.updateOne({ _id: job._id }, { $set: { status: 'closed' } });
  await test.runEvents();
  expect(await mails()).toEqual([]);
});
