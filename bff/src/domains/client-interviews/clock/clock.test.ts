import { hourMs, minuteMs } from '@muster/contracts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createGuest, createMeeting } from '../../meetings/meetings.fixtures.ts';
import { ParticipantModel } from '../../meetings/participant.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { createClientInterview, inHours } from '../client-interviews.fixtures.ts';
import { settleInterviews } from './outcome.ts';
import { remindOfClientInterviews } from './remind.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let company: Company;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ accountManagerId: recruiter.user._id });
  manager = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: manager.user._id,
    status: 'active',
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    ClientInterviewModel.deleteMany(),
    EmailMessageModel.deleteMany(),
    NotificationModel.deleteMany(),
    TaskModel.deleteMany(),
  ]);
});

const { signal } = new AbortController();

async function scene(changes: Partial<ClientInterviewRecord> = {}) {
  const job = await createJob({ companyId: company._id, title: 'Go engineer' });
  const application = await createSubmitted({
    job,
    ownerUserId: recruiter.user._id,
    kind: 'client_interview',
    candidate: { firstName: 'Inês', lastName: 'Duarte', timeZone: 'Asia/Kolkata' },
  });
  const interview = await createClientInterview(application, {
    timeSetAt: inHours(-100),
    hosts: [
      { userId: recruiter.user._id, side: 'agency' },
      { userId: manager.user._id, side: 'client' },
    ],
    ...changes,
  });
  const candidate = await CandidateModel.findById(application.candidateId).lean();
  if (!candidate) throw new Error('No candidate');
  return { interview, candidate, application };
}

/** Runs the reminder job this long before the start. */
const remindBefore = ({ startsAt }: ClientInterviewRecord, ms: number) =>
  remindOfClientInterviews(signal, new Date(startsAt.getTime() - ms));
const mails = async () =>
  (await EmailMessageModel.find().sort({ template: 1 }).lean()).map(({ template, to }) => [
    template,
    ...to,
  ]);

it('reminds each side a day ahead and again shortly before, once each', async () => {
  const { interview, candidate } = await scene();
  expect(await remindBefore(interview, 25 * hourMs)).toBe(0);
  expect(await remindBefore(interview, 24 * hourMs)).toBe(1);
  expect(await remindBefore(interview, 23 * hourMs)).toBe(0);
  expect(await mails()).toEqual([
    ['interview_reminder', candidate.email],
    ['interview_reminder_client', manager.user.email],
    ['interview_reminder_staff', recruiter.user.email],
  ]);
  await EmailMessageModel.deleteMany();
  expect(await remindBefore(interview, hourMs)).toBe(1);
  expect(await remindBefore(interview, 15 * minuteMs)).toBe(1);
  expect(await remindBefore(interview, 5 * minuteMs)).toBe(0);
  expect(await remindBefore(interview, -minuteMs)).toBe(0);
  expect(await mails()).toEqual([
    ['interview_reminder_client_soon', manager.user.email],
    ['interview_reminder_soon', candidate.email],
  ]);
  const notices = await NotificationModel.find({ userId: recruiter.user._id })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(notices.map(({ topic, mail, title }) => [topic, mail, title.slice(0, 13)])).toEqual([
    ['interview_reminder', 'off', 'First convers'],
    ['interview_reminder', 'off', 'Soon: First c'],
  ]);
});

it('writes to the candidate in their time zone, and to the client without a name', async () => {
  const { interview, candidate } = await scene({ startsAt: new Date('2099-03-28T09:00:00Z') });
  await remindBefore(interview, 24 * hourMs);
  await test.runEvents();
  const [toCandidate, toClient] = await Promise.all(
    [candidate.email, manager.user.email].map((to) => EmailMessageModel.findOne({ to }).lean()),
  );
  expect(toCandidate).toMatchObject({
    status: 'sent',
    subject:
      'Reminder: First conversation, 28 March 2099, 14:30 (Kolkata time), which is 09:00 (Lisbon time)',
  });
  expect(toCandidate?.text).toContain('Video call: https://meet.example.com/lumera');
  expect(toClient?.text).toContain(candidate.number);
  expect(`${toClient?.subject} ${toClient?.text}`).not.toMatch(/Inês|Duarte/);
});

it('discards an outdated reminder when it would be sent: interview moved or cancelled', async () => {
  const [moved, cancelled] = [await scene(), await scene()];
  await remindBefore(moved.interview, 24 * hourMs);
  await ClientInterviewModel.updateOne(
    { _id: moved.interview._id },
    { $set: { startsAt: inHours(99), timeSetAt: new Date(Date.now() + 1000) } },
  );
  await ClientInterviewModel.updateOne(
    { _id: cancelled.interview._id },
    { $set: { status: 'cancelled' } },
  );
  await test.runEvents();
  const states = await EmailMessageModel.distinct('status');
  expect(states).toEqual(['suppressed']);
  expect(await EmailMessageModel.countDocuments()).toBeGreaterThan(2);
});

it('reminds of the new time after a move, but not of a time set at short notice', async () => {
  const { interview } = await scene({ timeSetAt: inHours(-100) });
  await remindBefore(interview, 24 * hourMs);
  const startsAt = inHours(200);
  await ClientInterviewModel.updateOne({ _id: interview._id }, { $set: { startsAt } });
  expect(await remindBefore({ ...interview, startsAt }, 24 * hourMs)).toBe(1);
  const late = await scene({ startsAt: inHours(20), timeSetAt: new Date() });
  expect(await remindBefore(late.interview, 19 * hourMs)).toBe(0);
});

describe('after the end', () => {
  const over = { startsAt: inHours(-3), endsAt: inHours(-2) };

  /** Creates a room that these people attended. */
  async function roomOf({ interview, candidate }: Awaited<ReturnType<typeof scene>>, met: boolean) {
    const room = await createMeeting(manager.user._id, { interviewId: interview._id, ...over });
    await ParticipantModel.updateMany({ meetingId: room._id }, { $set: { joinedAt: inHours(-3) } });
    await createGuest(room, {
      email: candidate.email ?? '',
      isInvited: true,
      joinedAt: met ? inHours(-3) : null,
    });
  }
  const stateOf = async ({ _id }: ClientInterviewRecord) =>
    (await ClientInterviewModel.findById(_id).lean())?.status;

  it('records that it took place if both sides were in the room', async () => {
    const met = await scene(over);
    await roomOf(met, true);
    expect(await settleInterviews(signal, inHours(-1.1))).toBe(0);
    expect(await settleInterviews(signal)).toBe(1);
    expect(await stateOf(met.interview)).toBe('completed');
    expect(await TaskModel.countDocuments()).toBe(0);
    const [event] = await ApplicationEventModel.find({
      applicationId: met.application._id,
    }).lean();
    expect(event).toMatchObject({ type: 'interview_done', actorKind: 'system', actorId: null });
  });

  it('asks the organiser once if this is unknown, until the organiser answers', async () => {
    const unknown = await scene(over);
    await roomOf(unknown, false);
    expect(await settleInterviews(signal)).toBe(1);
    expect(await settleInterviews(signal)).toBe(0);
    expect(await stateOf(unknown.interview)).toBe('confirmed');
    expect(await TaskModel.find().lean()).toMatchObject([
      { title: 'Did it take place? First conversation', status: 'open' },
    ]);
    const { _id } = unknown.interview;
    const noted = await recruiter.post(
      `/client-interviews/${_id.toHexString()}/actions/mark-no-show`,
      { version: 1, party: 'candidate' },
    );
    expect(noted.status).toBe(200);
    expect(await TaskModel.find().lean()).toMatchObject([{ status: 'done' }]);
  });

  it.each([
    ['cancelled', { ...over, status: 'cancelled' as const }],
    ['over for days', { startsAt: inHours(-90), endsAt: inHours(-89) }],
  ])('asks nothing about an interview that is %s', async (_what, changes) => {
    await scene(changes);
    expect(await settleInterviews(signal)).toBe(0);
  });
});
