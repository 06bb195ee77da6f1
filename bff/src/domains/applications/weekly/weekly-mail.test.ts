import { clientRoles, dayMs, hourMs, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { suppressAddress } from '../../../mail/suppressions.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { sendWeeklyMails } from './weekly-mail.ts';
import { weekToTell } from '../../notifications/api/week-to-tell.ts';
import { WeeklyMailModel } from './weekly-mail.model.ts';

const { signal } = new AbortController();
// Monday, 8:00 in Berlin.
const morning = new Date('2026-11-30T07:00:00Z');

let test: TestApp;
let recruiter: SignedIn;
let company: Company;
let admin: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

async function join(
  person: SignedIn,
  companyId: Types.ObjectId,
  changes: Partial<CompanyUser> = {},
): Promise<SignedIn> {
  await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
    ...changes,
  });
  return person;
}
const member = async (role: 'client_admin' | 'client_manager', companyId: Types.ObjectId) =>
  join(
    await signInAs(test, role, {
      assignment: { companyId },
      user: { timeZone: 'Europe/Berlin' },
    }),
    companyId,
  );

beforeEach(async () => {
  await EmailMessageModel.deleteMany({});
  await WeeklyMailModel.deleteMany({});
  // All client users are processed, so those of earlier tests are deactivated.
  await RoleAssignmentModel.updateMany(
    { role: { $in: [...clientRoles] } },
    { $set: { revokedAt: new Date() } },
  );
  company = await createCompany({ accountManagerId: recruiter.user._id });
  admin = await member('client_admin', company._id);
  manager = await member('client_manager', company._id);
});

const mailsTo = ({ user }: SignedIn) =>
  EmailMessageModel.find({ template: 'client_weekly', to: user.email }).lean();
const textOf = async (person: SignedIn) => {
  await test.runEvents();
  const [mail] = await mailsTo(person);
  return `${mail?.subject}\n${mail?.text}`;
};
const openJob = (changes: Parameters<typeof createJob>[0] = {}) =>
  createJob({
    companyId: company._id,
    title: 'Go engineer',
    openedDate: '2026-11-26',
    positionsCount: 1,
    ...changes,
  });

it('lists promises and waiting items, each in the words of the dashboard', async () => {
  const job = await openJob({ interviewerIds: [manager.user._id] });
  const searched = await openJob({ title: 'Data engineer' });
  const submittedAt = new Date(morning.getTime() - hourMs);
  await createSubmitted({ job, ownerUserId: recruiter.user._id, changes: { submittedAt } });
  expect(await sendWeeklyMails(signal, morning)).toBe(2);
  const text = await textOf(admin);
  expect(text).toContain(`This week: where the jobs of ${company.name} stand`);
  expect(text).toContain(`GO ENGINEER (${job.number})`);
  expect(text).toContain('1 candidate waits for your company’s answer until 2 Dec 2026');
  expect(text).toContain(`DATA ENGINEER (${searched.number})`);
  expect(text).toContain('The agency proposes the first candidates by 8 Dec 2026');
  // A manager is told only about their own jobs.
  const own = await textOf(manager);
  expect(own).toContain('GO ENGINEER');
  expect(own).not.toContain('DATA ENGINEER');
});

it('is sent once a week, however often and by however many processes it is tried', async () => {
  await openJob();
  const sent = await Promise.all([1, 2, 3].map(() => sendWeeklyMails(signal, morning)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await sendWeeklyMails(signal, new Date(morning.getTime() + dayMs))).toBe(0);
  expect(await mailsTo(admin)).toHaveLength(1);
  await sendWeeklyMails(signal, new Date(morning.getTime() + 7 * dayMs));
  expect(await mailsTo(admin)).toHaveLength(2);
});

it('leaves out recipients without news, even if news arrives later that week', async () => {
  expect(await sendWeeklyMails(signal, morning)).toBe(0);
  await openJob();
  expect(await sendWeeklyMails(signal, new Date(morning.getTime() + hourMs))).toBe(0);
});

it('reports each client separately to a user of two clients', async () => {
  const other = await createCompany({ name: 'Bering', accountManagerId: recruiter.user._id });
  const assignment = await createAssignment(admin.user._id, 'client_manager', {
    companyId: other._id,
  });
  await join(await signInUser(test, admin.user, assignment), other._id, { canSeeAllJobs: true });
  await openJob();
  await openJob({ companyId: other._id, title: 'Welder' });
  await sendWeeklyMails(signal, morning);
  await test.runEvents();
  const texts = (await mailsTo(admin)).map(({ text }) => text ?? '');
  expect(texts).toHaveLength(2);
  for (const text of texts)
    expect([text.includes('GO ENGINEER'), text.includes('WELDER')].toSorted()).toEqual([
      false,
      true,
    ]);
});

it('carries an unsubscribe link, and reaches no user who unsubscribed', async () => {
  await openJob();
  await sendWeeklyMails(signal, morning);
  await test.runEvents();
  expect(await mailsTo(admin)).toMatchObject([{ status: 'sent', text: /Unsubscribe|unsubscribe/ }]);
  await transact(systemContext('test'), (tx) =>
    suppressAddress(tx, admin.user.email, 'unsubscribed'),
  );
  await sendWeeklyMails(signal, new Date(morning.getTime() + 7 * dayMs));
  await test.runEvents();
  expect((await mailsTo(admin)).map(({ status }) => status).toSorted()).toEqual([
    'sent',
    'suppressed',
  ]);
});

it.each([
  ['Europe/Berlin', '2026-11-30T06:59:00Z', null],
  ['Europe/Berlin', '2026-11-30T07:00:00Z', '2026-11-30'],
  ['Europe/Berlin', '2026-12-02T06:59:00Z', '2026-11-30'],
  ['Europe/Berlin', '2026-12-02T07:00:00Z', null],
  ['Pacific/Auckland', '2026-11-29T19:00:00Z', '2026-11-30'],
  ['America/Lima', '2026-11-30T12:00:00Z', null],
])('the week begins on Monday morning in %s: %s', (zone, at, week) => {
  expect(limits.notification.morning).toBe(8);
  expect(weekToTell(zone, new Date(at))).toBe(week);
});
