import { limits } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { visitor } from '../../testing/agent.ts';
import { testConfig } from '../../testing/test-config.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { PositionModel } from '../../records/positions/position.model.ts';
import { createReferral } from '../referrals/referral.fixtures.ts';
import { ReferralModel } from '../referrals/referral.model.ts';
import { linkMinters } from '../links/link-minters.ts';
import { AccessTokenModel, type AccessToken } from '../links/access-token.model.ts';
import { formTicket } from './api/form-ticket.ts';
import { intakeJobs } from './intakes.jobs.ts';
import { IntakeModel } from '../../records/intakes/intake.model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // New clients need an account manager.
  await signInAs(test, 'account_manager');
});
afterAll(() => test.close());
beforeEach(async () => {
  await JobModel.deleteMany({});
  await IntakeModel.deleteMany({});
});

const { sessionSecret } = testConfig();
const request = (changes: object = {}) => ({
  ticket: formTicket(sessionSecret, new Date(Date.now() - 60_000)),
  contact: {
    name: 'Ines Duarte',
    email: 'ines@northwind.example',
    company: 'Northwind Freight',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
  },
  title: 'Platform engineer',
  engagement: 'full_time_contract',
  skills: ['Something unheard of'],
  seats: 2,
  start: '2027-01-11',
  budget: { min: '50', max: '70', currency: 'EUR', unit: 'hour' },
  description: 'Keeps <b>clusters</b> alive.',
  ...changes,
});
const send = (changes: object = {}) =>
  visitor(test.app).post('/job-requests', request(changes)).expect(202);

/** Opens the newest link mailed to an address, and confirms its request. */
async function confirm(email: string) {
  await test.runEvents();
  const mail = await EmailMessageModel.findOne({ template: 'job_request_confirm', to: email })
    .sort({ _id: -1 })
    .lean();
  const link = await AccessTokenModel.findOne({
    subjectId: mail?.subjectId ?? null,
    revokedAt: null,
  }).lean();
  return confirmBy(link, email);
}

async function confirmBy(link: AccessToken | null, email: string) {
  if (!link) throw new Error(`Nothing waits for ${email}`);
  const minted = await linkMinters.job_request?.({
    mailId: 'again',
    email,
    userId: null,
    subject: { type: 'intake', id: link.subjectId.toHexString() },
  });
  return visitor(test.app)
    .post(`/links/${link.handle}/actions/confirm-job-request`)
    .set('Cookie', `muster.link=${minted}`)
    .expect(200);
}

it('holds a request until its mail address is confirmed, and then creates a prospect and a job', async () => {
  await send();
  expect(await JobModel.countDocuments({})).toBe(0);
  expect(await CompanyModel.countDocuments({ name: /^Northwind Freight/ })).toBe(0);
  const { body } = await confirm('ines@northwind.example');
  expect(body).toMatchObject({ title: 'Platform engineer', confirmed: true });
  const [job] = await JobModel.find({}).lean();
  expect(await CompanyModel.findById(job?.companyId).lean()).toMatchObject({
    name: 'Northwind Freight',
    status: 'prospect',
    domain: 'northwind.example',
    timeZone: 'Europe/Lisbon',
  });
  expect(job).toMatchObject({
    status: 'pending_review',
    positionsCount: 2,
    targetStartDate: '2027-01-11',
    billRate: { minMinor: 5000, maxMinor: 7000, currency: 'EUR', unit: 'hour' },
    description: '<p>Keeps &lt;b&gt;clusters&lt;/b&gt; alive.</p>',
    mustHave: '<ul><li>Something unheard of</li></ul>',
  });
  // Confirming again changes nothing.
  await confirm('ines@northwind.example');
  expect(await JobModel.countDocuments({})).toBe(1);
});

it('links a company’s referral to its prospect, whoever asks, and not before the confirmation', async () => {
  const contact = { ...request().contact, email: 'lea@harbour.example', company: 'Harbour Ltd' };
  const referral = await createReferral({
    kind: 'client',
    companyName: 'Harbour',
    email: contact.email,
    emailNorm: contact.email,
  });
  await send({ contact });
  expect((await ReferralModel.findById(referral._id).lean())?.status).toBe('submitted');
  await confirm(contact.email);
  const company = await CompanyModel.findOne({ name: 'Harbour Ltd' }).lean();
  expect(await ReferralModel.findById(referral._id).lean()).toMatchObject({
    status: 'in_process',
    companyId: company?._id,
  });
});

it('changes no earlier request made in the name of the same address', async () => {
  const contact = { ...request().contact, email: 'again@repeat.example', company: 'Repeat Ltd' };
  await send({ contact });
  await confirm('again@repeat.example');
  await send({ contact, seats: 9, description: 'Somebody else writes this.' });
  const jobs = await JobModel.find({}).lean();
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ positionsCount: 2 });
  expect(jobs[0]?.description).toContain('clusters');
});

it('closes the link mailed to a mistyped address once the form is sent with the right one', async () => {
  const { ticket, contact } = request();
  const lostTo = (email: string) => AccessTokenModel.findOne({ holderEmailNorm: email }).lean();
  await send({ ticket, contact: { ...contact, email: 'ins@mistyped.example' } });
  await test.runEvents();
  await send({ ticket, contact: { ...contact, email: 'ines@mistyped.example' } });
  expect(await lostTo('ins@mistyped.example')).toMatchObject({ revokeReason: 'superseded' });
  // Another form, such as one on the same computer, changes nothing.
  await send({ contact: { ...contact, email: 'other@mistyped.example' } });
  expect((await confirm('ines@mistyped.example')).body).toMatchObject({ confirmed: true });
  expect(await JobModel.countDocuments({})).toBe(1);
});

it('merges repeated requests from an address within a day, and only the last link works', async () => {
  const contact = { ...request().contact, email: 'twice@merged.example', company: 'Merged Ltd' };
  await send({ contact, seats: 1 });
  await test.runEvents();
  const first = await AccessTokenModel.findOne({ holderEmailNorm: contact.email }).lean();
  await send({ contact, seats: 3, description: 'Said better.' });
  expect(await IntakeModel.countDocuments({ 'contact.emailNorm': contact.email })).toBe(1);
  expect(await AccessTokenModel.findById(first?._id).lean()).toMatchObject({
    revokeReason: 'superseded',
  });
  await test.runEvents();
  const live = await AccessTokenModel.findOne({
    holderEmailNorm: contact.email,
    revokedAt: null,
  }).lean();
  await confirmBy(live, contact.email);
  expect(await JobModel.find({}).lean()).toMatchObject([
    { positionsCount: 3, description: '<p>Said better.</p>' },
  ]);
});

it('corrects what the same address confirmed within a day, and keeps its prospect', async () => {
  const contact = { ...request().contact, email: 'more@merged.example', company: 'More Ltd' };
  await send({ contact });
  await confirm(contact.email);
  await send({ contact, seats: 4 });
  await confirm(contact.email);
  const [job, ...others] = await JobModel.find({}).lean();
  expect([job?.positionsCount, others]).toEqual([4, []]);

  await send({ contact, title: 'Data engineer' });
  await confirm(contact.email);
  const jobs = await JobModel.find({}).lean();
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(['Data engineer', 'Platform engineer']);
  expect(new Set(jobs.map(({ companyId }) => companyId.toHexString())).size).toBe(1);
  expect(await CompanyModel.countDocuments({ name: /^More Ltd/ })).toBe(1);
});

it('applies one mail limit per address, for one title as for several', async () => {
  const contact = { ...request().contact, email: 'same@flood.example', company: 'Flood Ltd' };
  for (let i = 0; i < limits.publicForm.perAddress + 2; i += 1) await send({ contact });
  expect(await EmailMessageModel.countDocuments({ to: 'same@flood.example' })).toBe(
    limits.publicForm.perAddress,
  );
});

it('mails an address claimed by a visitor only a few times a day', async () => {
  const contact = { ...request().contact, email: 'victim@flood.example', company: 'Flood Ltd' };
  for (const title of ['First role', 'Second role', 'Third role', 'Fourth role', 'Fifth role'])
    await send({ contact, title });
  expect(await EmailMessageModel.countDocuments({ to: 'victim@flood.example' })).toBe(
    limits.publicForm.perAddress,
  );
});

it('adds nothing to the account of a known client: an account manager moves it there', async () => {
  const manager = await signInAs(test, 'account_manager');
  const client = await createCompany({
    name: 'Eastwind Ports',
    domain: 'eastwind.example',
    accountManagerId: manager.user._id,
  });
  const admin = await signInAs(test, 'client_admin', { assignment: { companyId: client._id } });
  const contact = {
    ...request().contact,
    email: 'eve@eastwind.example',
    company: 'Eastwind Ports',
  };
  await send({ contact });
  await confirm('eve@eastwind.example');
  const [job] = await JobModel.find({}).lean();
  if (!job) throw new Error('No job');
  expect(job.companyId.equals(client._id)).toBe(false);
  expect((await admin.get('/client/jobs')).text).not.toContain('Platform engineer');
  const path = `/jobs/${job._id.toHexString()}`;
  const body = { version: job.version, companyId: client._id.toHexString() };
  // An account manager of another client cannot assign jobs to this one.
  const other = await signInAs(test, 'account_manager');
  const refused = await other.post(`${path}/actions/set-client`, body);
  expect(refused.status).toBe(403);
  const moved = await manager.post(`${path}/actions/set-client`, body);
  expect([moved.status, moved.body.details?.company?.name]).toEqual([200, 'Eastwind Ports']);
  expect(await PositionModel.countDocuments({ jobId: job._id, companyId: client._id })).toBe(2);
  expect(await CompanyModel.countDocuments({ _id: job.companyId, deletedAt: null })).toBe(0);
});

it('bots and blocked clients leave no trace and receive no hint', async () => {
  await createCompany({ name: 'Blocked', status: 'blocked', domain: 'blocked.example' });
  const before = await EmailMessageModel.countDocuments({});
  await send({ website: 'https://spam.example' });
  await send({ ticket: formTicket(sessionSecret, new Date()) });
  const { contact } = request();
  await send({ contact: { ...contact, email: 'me@blocked.example' } });
  expect(await JobModel.countDocuments({})).toBe(0);
  expect(await EmailMessageModel.countDocuments({})).toBe(before);
  const forged = `${Date.now() - 60_000}.${'A'.repeat(43)}`;
  const { status } = await visitor(test.app).post('/job-requests', request({ ticket: forged }));
  expect(status).toBe(422);
});

it('a signed-in client requests for their own company', async () => {
  const company = await createCompany();
  const admin = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  // They are no robot, however quick.
  const ticket = formTicket(sessionSecret, new Date());
  const { status } = await admin.post('/job-requests', request({ contact: null, ticket }));
  expect(status).toBe(202);
  const [job] = await JobModel.find({}).lean();
  expect(job).toMatchObject({ companyId: company._id, requestedBy: admin.user._id });
  expect((await visitor(test.app).post('/job-requests', request({ contact: null }))).status).toBe(
    422,
  );
});

it('deletes contact data of expired requests without a result, and no others', async () => {
  for (const email of ['over@northwind.example', 'open@northwind.example'])
    await send({ contact: { ...request().contact, email } });
  const [over, open] = await IntakeModel.find({}).sort({ _id: 1 });
  await IntakeModel.updateOne({ _id: over?._id }, { expiresAt: new Date(Date.now() - 1000) });
  await intakeJobs[0]?.run({ signal: new AbortController().signal } as never);
  expect((await IntakeModel.find({})).map(({ id }) => id)).toEqual([open?.id]);
});
