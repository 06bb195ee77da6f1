import { Types } from 'mongoose';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import type { Company } from '../companies/company.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { TeamMemberModel } from '../team/team-member.model.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;
let test: TestApp;
let manager: Agent;
let recruiter: Agent;
let cover: Agent;
let hidden: Agent;
let left: Agent;
let company: Company;
let client: Agent;

const idOf = ({ user }: Agent) => user._id.toHexString();
const seat = ({ user }: Agent, changes = {}) => ({
  ...{ _id: new Types.ObjectId(), userId: user._id, function: 'recruiter' as const },
  ...{ visibleToClient: true, backupUserId: null, from: '2026-01-01', to: null },
  ...changes,
});

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  manager = await signInAs(test, 'account_manager');
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'America/Sao_Paulo' } });
  cover = await signInAs(test, 'recruiter');
  hidden = await signInAs(test, 'finance_hr');
  left = await signInAs(test, 'vetter');
  await UserModel.updateOne({ _id: left.user._id }, { status: 'disabled' });
  company = await createCompany({
    accountManagerId: manager.user._id,
    team: [
      seat(recruiter, { backupUserId: cover.user._id }),
      seat(hidden, { function: 'finance', visibleToClient: false }),
      seat(left, { function: 'vetter' }),
    ],
  });
  client = await signInAs(test, 'client_viewer', { assignment: { companyId: company._id } });
});
afterAll(() => test.close());

it('names who works for the client, who answers for whom, and nobody who is hidden or left', async () => {
  await createTeamMember(recruiter.user);
  await TeamMemberModel.updateOne({ userId: recruiter.user._id }, { status: 'on_leave' });
  await createJob({
    ...{ companyId: company._id, title: 'Go engineer', leadRecruiterId: recruiter.user._id },
  });
  const { body, text } = await client.get('/client/team');
  expect(body.data).toMatchObject([
    { userId: idOf(manager), function: 'account_manager', isAway: false, cover: null },
    {
      ...{ userId: idOf(recruiter), isAway: true, cover: { id: idOf(cover) } },
      ...{ timeZone: 'America/Sao_Paulo', jobs: ['Go engineer'] },
    },
  ]);
  expect(text).not.toContain('@');
});

it('mails go to the own team and its cover alone, ten an hour, with a copy on wish', async () => {
  const write = (userId: string, changes = {}) =>
    client.post(`/client/team/${userId}/email`, {
      ...{ subject: 'Our next steps', message: 'When can we talk?', ...changes },
    });
  const stranger = await signInAs(test, 'recruiter');
  for (const who of [stranger, hidden, left]) expect((await write(idOf(who))).status).toBe(404);
  expect((await write('nobody')).status).toBe(404);
  expect((await write(idOf(cover), { copyToMe: true })).status).toBe(200);
  const mails = await EmailMessageModel.find({ sentByUserId: client.user._id }).lean();
  expect(mails).toMatchObject([
    { template: 'client_message', to: [cover.user.email], replyTo: client.user.email },
    { template: 'client_message_copy', to: [client.user.email] },
  ]);
  const foreign = await createJob({ title: 'Of somebody else' });
  const about = await write(idOf(manager), { jobId: foreign._id.toHexString() });
  expect(about.body.error.fields).toMatchObject([{ path: 'jobId', code: 'NOT_FOUND' }]);
  for (let sent = 2; sent < 10; sent += 1) expect((await write(idOf(manager))).status).toBe(200);
  expect((await write(idOf(manager))).body.error.code).toBe('RATE_LIMITED');
});
