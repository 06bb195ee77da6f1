import { usualWeek } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { CalendarAttendeeModel } from '../calendar/calendar-attendee.model.ts';
import { CalendarEventModel } from '../calendar/calendar-event.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { HostHoursModel } from '../../records/scheduling/host-hours.model.ts';
import { Types } from 'mongoose';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';

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
  _id: new Types.ObjectId(),
  userId: user._id,
  function: 'recruiter' as const,
  visibleToClient: true,
  backupUserId: null,
  from: '2026-01-01',
  to: null,
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

it('names the client’s contacts and their responsibilities, without hidden or former colleagues', async () => {
  await createTeamMember(recruiter.user);
  await TeamMemberModel.updateOne({ userId: recruiter.user._id }, { status: 'on_leave' });
  await createJob({
    companyId: company._id,
    title: 'Go engineer',
    leadRecruiterId: recruiter.user._id,
  });
  const mornings = [{ weekday: 2, from: '07:00', to: '12:00' }];
  await HostHoursModel.create({
    userId: recruiter.user._id,
    weekly: mornings,
    overrides: [],
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
  });
  const { body, text } = await client.get('/client/team');
  expect(body.data).toMatchObject([
    {
      userId: idOf(manager),
      function: 'account_manager',
      isAway: false,
      cover: null,
      // A user without own hours works the usual week.
      hours: usualWeek,
    },
    {
      userId: idOf(recruiter),
      isAway: true,
      cover: { id: idOf(cover) },
      timeZone: 'America/Sao_Paulo',
      hours: mornings,
      jobs: ['Go engineer'],
    },
  ]);
  expect(text).not.toContain('@');
});

it('mails go only to the client’s team and its substitutes, ten an hour, with an optional copy', async () => {
  const write = (userId: string, changes = {}) =>
    client.post(`/client/team/${userId}/email`, {
      subject: 'Our next steps',
      message: 'When can we talk?',
      ...changes,
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

describe('a call', () => {
  const timesOf = (userId: string) => client.get(`/client/team/${userId}/call-times`);
  const book = (who: Agent, userId: string, startsAt: string) =>
    who.post(`/client/team/${userId}/calls`, {
      startsAt,
      subject: 'Our next steps',
      phone: '+49 30 123456',
    });

  it('is booked at a free time, which appears in both calendars and is then taken', async () => {
    const { body } = await timesOf(idOf(manager));
    expect(body).toMatchObject({ minutes: 30, name: expect.any(String) });
    const [first] = body.data as string[];
    const booker = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
    const booked = await book(booker, idOf(manager), String(first));
    expect([booked.status, booked.body.startsAt]).toEqual([200, first]);
    const event = await CalendarEventModel.findOne({ organiserId: manager.user._id }).lean();
    expect(event).toMatchObject({ place: 'phone', description: 'Our next steps' });
    expect(await CalendarAttendeeModel.findOne({ eventId: event?._id }).lean()).toMatchObject({
      email: booker.user.email,
      response: 'accepted',
    });
    const mail = await EmailMessageModel.findOne({ to: booker.user.email }).lean();
    expect(mail).toMatchObject({ template: 'event_invited', calendar: { method: 'request' } });
    expect(await NotificationModel.findOne({ userId: manager.user._id }).lean()).toMatchObject({
      title: expect.stringContaining('booked a call'),
    });
    expect((await timesOf(idOf(manager))).body.data).not.toContain(first);
  });

  it('goes to one of two clients who want the same time at once', async () => {
    const [first] = (await timesOf(idOf(manager))).body.data as string[];
    const people = await Promise.all(
      [1, 2, 3].map(() =>
        signInAs(test, 'client_admin', { assignment: { companyId: company._id } }),
      ),
    );
    const answers = await Promise.all(people.map((who) => book(who, idOf(manager), String(first))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('SLOT_TAKEN');
    expect(await CalendarEventModel.countDocuments({ startsAt: new Date(String(first)) })).toBe(1);
  });

  it('is not offered with absent, hidden or unrelated colleagues, nor at a time of one’s own', async () => {
    const booker = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
    expect((await timesOf(idOf(recruiter))).body.data).toEqual([]);
    for (const who of [hidden, await signInAs(test, 'recruiter')])
      expect((await timesOf(idOf(who))).status).toBe(404);
    const night = `${addDays(today(), 3)}T01:00:00.000Z`;
    expect((await book(booker, idOf(manager), night)).body.error.code).toBe('SLOT_TAKEN');
  });

  it('is taken by the substitute of a colleague who is out of office', async () => {
    const absent = await signInAs(test, 'recruiter');
    const other = await createCompany({ accountManagerId: absent.user._id });
    const reader = await signInAs(test, 'client_admin', { assignment: { companyId: other._id } });
    await HostHoursModel.create({
      userId: absent.user._id,
      bufferBeforeMin: 0,
      bufferAfterMin: 0,
      weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
      overrides: [
        {
          id: new Types.ObjectId().toHexString(),
          kind: 'out_of_office',
          firstDay: addDays(today(), -1),
          lastDay: addDays(today(), 30),
          from: null,
          to: null,
          note: null,
          substituteId: idOf(cover),
        },
      ],
    });
    const { body } = await reader.get('/client/team');
    expect(body.data).toMatchObject([
      { userId: idOf(absent), isAway: true, cover: { id: idOf(cover) } },
    ]);
    expect((await reader.get(`/client/team/${idOf(cover)}/call-times`)).body.data).not.toEqual([]);
  });
});
