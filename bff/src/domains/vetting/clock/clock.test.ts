import { hourMs, minuteMs } from '@muster/contracts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createGuest, createMeeting } from '../../meetings/meetings.fixtures.ts';
import { ParticipantModel } from '../../meetings/participant.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import {
  candidateNow,
  createInterview,
  createInterviewer,
  inMinutes,
  inVetting,
} from '../vetting.fixtures.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { settleVettingInterviews } from './outcome.ts';
import { remindOfVettingInterviews } from './remind.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    VettingInterviewModel.deleteMany(),
    EmailMessageModel.deleteMany(),
    NotificationModel.deleteMany(),
    TaskModel.deleteMany(),
  ]);
});

const { signal } = new AbortController();
const templates = async () =>
  (await EmailMessageModel.find().sort({ template: 1 }).lean()).map(({ template, to }) => [
    template,
    ...to,
  ]);

it('reminds the candidate and the interviewers, a day ahead and shortly before', async () => {
  const candidate = await inVetting('interview_scheduled');
  const interviewer = await createInterviewer();
  const startsAt = inMinutes(48 * 60);
  const interview = await createInterview(candidate, {
    startsAt,
    timeSetAt: inMinutes(-1),
    interviewers: [{ userId: interviewer._id, isLead: true }],
  });
  await createMeeting(interviewer._id, { interviewId: interview._id, startsAt });
  const remindBefore = (ms: number) =>
    remindOfVettingInterviews(signal, new Date(startsAt.getTime() - ms));
  const steps = [25 * hourMs, 24 * hourMs, 2 * hourMs, hourMs, 15 * minuteMs, 0];
  const counts: number[] = [];
  for (const ms of steps) counts.push(await remindBefore(ms));
  expect(counts).toEqual([0, 1, 0, 1, 1, 0]);
  expect(await templates()).toEqual([
    ['interview_reminder', candidate.email],
    ['interview_reminder_soon', candidate.email],
    ['interview_reminder_staff', interviewer.email],
  ]);
  expect(await NotificationModel.countDocuments({ userId: interviewer._id })).toBe(2);
  await test.runEvents();
  const mail = await EmailMessageModel.findOne({ template: 'interview_reminder' }).lean();
  expect(mail?.text).toMatch(/Where: Video call: http\S+\/meetings\/\S+/);
});

it.each(['rescheduling', 'cancelled', 'completed'] as const)(
  'sends no reminder of an interview that is %s',
  async (status) => {
    const startsAt = inMinutes(48 * 60);
    await createInterview(await inVetting('interview_scheduled'), { status, startsAt });
    expect(
      await remindOfVettingInterviews(signal, new Date(startsAt.getTime() - 23 * hourMs)),
    ).toBe(0);
  },
);

describe('an hour after the end of an interview', () => {
  let over: Record<'startsAt' | 'endsAt', Date>;
  beforeEach(() => {
    over = { startsAt: inMinutes(-180), endsAt: inMinutes(-120) };
  });
  async function scene() {
    const candidate = await inVetting('interview_scheduled');
    const interviewer = await createInterviewer();
    const interview = await createInterview(candidate, {
      ...over,
      interviewers: [{ userId: interviewer._id, isLead: true }],
    });
    return { candidate, interviewer, interview };
  }
  const now = ({ _id }: Pick<VettingInterviewRecord, '_id'>) =>
    VettingInterviewModel.findById(_id).lean();

  it('records that it took place if both were in the room, and requests the scorecard', async () => {
    const { candidate, interviewer, interview } = await scene();
    const room = await createMeeting(interviewer._id, { interviewId: interview._id, ...over });
    await ParticipantModel.updateMany({ meetingId: room._id }, { $set: { joinedAt: new Date() } });
    await createGuest(room, { email: candidate.email ?? '', joinedAt: new Date() });
    expect(await settleVettingInterviews(signal, inMinutes(-61))).toBe(0);
    expect(await settleVettingInterviews(signal)).toBe(1);
    // The time limit of scorecards runs from the end, whenever it is recorded.
    expect(await now(interview)).toMatchObject({ status: 'completed', closedAt: over.endsAt });
    expect((await candidateNow(candidate)).vettingStatus).toBe('in_review');
    expect(await TaskModel.find().lean()).toMatchObject([
      { kind: 'feedback_due', assigneeId: interviewer._id },
    ]);
  });

  it('asks the lead interviewer once if that is unknown, until staff record it', async () => {
    const { interviewer, interview } = await scene();
    expect(await settleVettingInterviews(signal)).toBe(1);
    expect(await settleVettingInterviews(signal)).toBe(0);
    expect(await TaskModel.find().lean()).toMatchObject([
      {
        title: 'Did it take place? Technical interview',
        status: 'open',
        assigneeId: interviewer._id,
      },
    ]);
    const { version = 0 } = (await now(interview)) ?? {};
    const noted = await recruiter.post(
      `/vetting-interviews/${interview._id.toHexString()}/actions/mark-no-show`,
      { version, party: 'candidate' },
    );
    expect(noted.status).toBe(200);
    expect(await TaskModel.find().lean()).toMatchObject([{ status: 'done' }]);
  });
});
