import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { readyJob } from '../job.fixtures.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;
type ClientRole = 'client_admin' | 'client_manager' | 'client_viewer';

let test: TestApp;
let manager: Agent;
let company: Company;
let admin: Agent;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  manager = await signInAs(test, 'account_manager');
  company = await createCompany({ name: 'Acme', accountManagerId: manager.user._id });
  admin = await member('client_admin', company._id, { canSeeBillRates: true });
});
afterAll(() => test.close());

async function member(
  role: ClientRole,
  companyId: Types.ObjectId,
  flags: Partial<CompanyUser> = {},
): Promise<Agent> {
  const person = await signInAs(test, role, { assignment: { companyId } });
  await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
    ...flags,
  });
  return person;
}

const request = { title: 'Platform engineer', engagement: 'full_time_contract', hoursPerWeek: 40 };
const noticesOf = async (agent: Agent) =>
  (await NotificationModel.find({ userId: agent.user._id }).lean()).map(({ title }) => title);
const jobOf = (changes = {}) =>
  readyJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    positionsCount: 1,
    ...changes,
  });

it('a client asks for people, the agency sends it back, and it comes again completed', async () => {
  const skill = await createSkill('Elixir');
  const made = await admin.post('/client/jobs', {
    ...request,
    seats: 2,
    description: '<p>Builds the platform.</p>',
    targetStartDate: '2027-03-01',
    skillsRequired: [{ skillId: skill._id.toHexString(), must: true }],
    billRate: { min: '60.00', max: '80.00', currency: 'USD', unit: 'hour' },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    status: 'pending_review',
    positionsCount: 2,
    note: null,
    openedDate: null,
    skillsRequired: [{ name: 'Elixir', must: true }],
    billRate: { min: '60.00', max: '80.00' },
  });
  const seats = await PositionModel.find({ jobId: made.body.id }).lean();
  expect(seats.map(({ targetStart }) => targetStart)).toEqual(['2027-03-01', '2027-03-01']);
  expect(await noticesOf(manager)).toContain(
    `A client asks for ${made.body.number} Platform engineer`,
  );
  expect(
    await EmailMessageModel.countDocuments({
      template: 'job_received',
      userId: admin.user._id,
    }),
  ).toBe(1);
  const path = `/jobs/${made.body.id}`;
  const staffs = (await manager.get(path)).body;
  await manager.post(`${path}/actions/send-back`, {
    version: staffs.version,
    note: 'Which time zone?',
  });
  const back = (await admin.get(`/client${path}`)).body;
  expect(back).toMatchObject({ status: 'draft', note: 'Which time zone?' });
  expect(back.allowedActions).toEqual(['edit', 'submit', 'ask']);
  const { jobs } = (await admin.get('/client/jobs')).body;
  expect(jobs.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({
    note: 'Which time zone?',
    noteAt: expect.stringMatching(/Z$/),
  });
  const completed = await admin.patch(`/client${path}`, {
    version: back.version,
    changes: { timeZoneBase: 'Europe/Lisbon', title: 'SRE' },
  });
  const again = await admin.post(`/client${path}/actions/submit`, {
    version: completed.body.version,
  });
  expect(again.body).toMatchObject({ status: 'pending_review', note: null, already: false });
  expect(await noticesOf(manager)).toContain(`The client sent ${made.body.number} SRE again`);
});

it('hears what comes of a request that was sent back, cancelled or deleted', async () => {
  const heard = () =>
    EmailMessageModel.countDocuments({ template: 'job_closed', userId: admin.user._id });
  const reason = (await reasonsOf('job_close')).find(({ requiresNote }) => !requiresNote);
  const sentBack = async () => {
    const made = await admin.post('/client/jobs', { ...request, seats: 1 });
    const path = `/jobs/${made.body.id}`;
    const { version } = (await manager.get(path)).body;
    await manager.post(`${path}/actions/send-back`, { version, note: 'Which time zone?' });
    return { path, version: (await manager.get(path)).body.version as number };
  };
  const before = await heard();
  const cancelled = await sentBack();
  const effects = await manager.get(`${cancelled.path}/end-effects`);
  expect(effects.body).toMatchObject({ clientMail: true });
  const cancel = await manager.post(`${cancelled.path}/actions/cancel`, {
    version: cancelled.version,
    reasonId: reason?._id.toHexString(),
    note: null,
  });
  expect(cancel.status).toBe(200);
  expect(await heard()).toBe(before + 1);
  const deleted = await sentBack();
  const { version } = deleted;
  expect((await manager.delete(deleted.path, { version, reason: 'They hired' })).status).toBe(200);
  expect(await heard()).toBe(before + 2);
});

it('users without the right to bill rates neither read nor write money; managers see their own', async () => {
  const plain = await member('client_manager', company._id);
  const viewer = await member('client_viewer', company._id, { canSeeBillRates: true });
  const other = await member('client_admin', (await createCompany())._id);
  const refused = await plain.post('/client/jobs', {
    ...request,
    seats: 1,
    billRate: { min: '60.00', max: null, currency: 'USD', unit: 'hour' },
  });
  expect(refused.body.error.fields).toMatchObject([{ path: 'billRate', code: 'NOT_ALLOWED' }]);
  const made = await plain.post('/client/jobs', { ...request, seats: 1 });
  expect(made.body.editable).toContain('title');
  expect(made.body.editable).not.toContain('billRate');
  const job = await jobOf();
  const path = `/client/jobs/${job._id.toHexString()}`;
  expect((await plain.get(path)).status).toBe(404);
  await CompanyUserModel.updateOne({ userId: plain.user._id }, { sharedJobIds: [job._id] });
  expect((await plain.get(path)).body).not.toHaveProperty('billRate');
  const read = await viewer.get(path);
  expect(read.body).toMatchObject({ editable: [], allowedActions: [] });
  expect(read.text).not.toMatch(/billRate|payRate|4000|40\.00/);
  expect((await viewer.patch(path, { version: 1, changes: {} })).status).toBe(403);
  expect((await viewer.post('/client/jobs', { ...request, seats: 1 })).status).toBe(403);
  expect((await other.get(path)).status).toBe(404);
  const form = await admin.get('/client/job-form');
  expect(form.body).toMatchObject({ companyName: 'Acme', takesRequests: true, currency: 'USD' });
  expect(form.text).not.toMatch(/payRate|4000|40\.00/);
  expect((await other.get('/client/job-form')).body.formerJobs).toEqual([]);
});

it('a budget begins in the currency of the company, for those who may see it', async () => {
  const own = await createCompany({ billingCurrency: 'GBP' });
  const [sees, plain] = [
    await member('client_admin', own._id, { canSeeBillRates: true }),
    await member('client_admin', own._id),
  ];
  const made = await sees.post('/client/jobs', { ...request, seats: 1 });
  expect(made.body).toMatchObject({ billRate: null, currency: 'GBP' });
  expect((await plain.get(`/client/jobs/${made.body.id}`)).body).not.toHaveProperty('currency');
});

it('while people are looked for, the conditions are asked for and the words merged', async () => {
  const job = await jobOf({ status: 'open' });
  const path = `/client/jobs/${job._id.toHexString()}`;
  const { version, editable } = (await admin.get(path)).body;
  expect(editable).toEqual(['description', 'mustHave', 'niceToHave', 'interviewPlan']);
  const refused = await admin.patch(path, { version, changes: { hoursPerWeek: 20 } });
  expect(refused.body.error.fields).toMatchObject([{ path: 'changes.hoursPerWeek' }]);
  const staff = await manager.patch(`/jobs/${job._id.toHexString()}`, {
    version,
    changes: { mustHave: '<p>Go</p>', payRate: null },
  });
  expect(staff.status).toBe(200);
  const merged = await admin.patch(path, { version, changes: { niceToHave: '<p>Rust</p>' } });
  expect(merged.body).toMatchObject({ mustHave: '<p>Go</p>', niceToHave: '<p>Rust</p>' });
  const clash = await admin.patch(path, { version, changes: { mustHave: '<p>C</p>' } });
  expect(clash.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { changedFields: ['mustHave'], current: { mustHave: '<p>Go</p>' } },
  });
  expect(clash.text).not.toContain('payRate');
  expect(await noticesOf(manager)).toContain(`The client changed ${job.number} ${job.title}`);
  const asked = await admin.post(`${path}/actions/ask`, {
    message: 'Thirty hours would do.',
  });
  expect(asked.body).toEqual({ name: expect.stringContaining(manager.user.lastName) });
  const mail = await EmailMessageModel.findOne({ template: 'client_message' }).lean();
  expect(mail).toMatchObject({
    to: [manager.user.email],
    replyTo: admin.user.email,
    variables: { company: 'Acme', message: 'Thirty hours would do.' },
  });
  await JobModel.updateOne({ _id: job._id }, { status: 'closed' });
  const ended = await admin.patch(path, { version, changes: { niceToHave: '<p>C</p>' } });
  expect(ended.body.error).toMatchObject({
    code: 'INVALID_TRANSITION',
    context: { currentState: 'closed', allowedActions: ['edit_opened_date', 'ask'] },
  });
});

it('the opened date is corrected within its bounds, and the agency hears of it', async () => {
  const job = await jobOf({ status: 'open', openedDate: '2026-01-15' });
  const path = `/client/jobs/${job._id.toHexString()}`;
  const { version, openedDates } = (await admin.get(path)).body;
  const send = (openedDate: string) =>
    admin.post(`${path}/actions/edit-opened-date`, {
      version,
      openedDate,
      reason: 'It was agreed earlier.',
    });
  expect((await send('2001-01-01')).body.error.fields).toMatchObject([{ path: 'openedDate' }]);
  const saved = await send('2026-01-10');
  expect(saved.body).toMatchObject({ openedDate: '2026-01-10', already: false, openedDates });
  expect((await send('2026-01-10')).body.already).toBe(true);
  expect(await noticesOf(manager)).toContain(
    `The client corrected the opened date of ${job.number} ${job.title}`,
  );
});

it('a company on hold is told so before it writes, and when it sends', async () => {
  const paused = await createCompany({ accountManagerId: manager.user._id });
  const client = await member('client_admin', paused._id);
  await CompanyModel.updateOne({ _id: paused._id }, { status: 'on_hold' });
  expect((await client.get('/client/job-form')).body.takesRequests).toBe(false);
  const sent = await client.post('/client/jobs', { ...request, seats: 1 });
  expect(sent.body.error.code).toBe('COMPANY_ON_HOLD');
});
