import { dayMs } from '@muster/contracts';
import ICAL from 'ical.js';
import type { Types } from 'mongoose';
import supertest from 'supertest';
import { writeInvite, type CalendarInvite } from '../../mail/calendar-invite.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { MeetingModel } from '../meetings/meeting.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';
import { requestLink, setAlwaysOpen, slotOn } from './scheduling.fixtures.ts';
import { expireRequests } from './scheduling.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let client: SignedIn;
let job: Job;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const company = await createCompany({ accountManagerId: recruiter.user._id });
  client = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
  });
  job = await createJob({
    companyId: company._id,
    title: 'Go engineer',
    leadRecruiterId: recruiter.user._id,
  });
  for (const { user } of [recruiter, client]) await setAlwaysOpen(user._id);
});
afterAll(() => test.close());

/** Returns the time as another library reads it. */
function readBack(calendar: CalendarInvite): Date | undefined {
  const { content } = writeInvite(calendar, { from: 'Muster <a@muster.test>', to: ['b@c.test'] });
  const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  return event ? new ICAL.Event(event).startDate.toJSDate() : undefined;
}

let people = 0;
async function scene(body: object = {}) {
  const email = `ines${(people += 1)}@people.test`;
  const application = await createSubmitted({
    job,
    ownerUserId: recruiter.user._id,
    kind: 'client_interview',
    candidate: { email, timeZone: 'America/Sao_Paulo' },
  });
  const invited = await recruiter.post(`/applications/${idOf(application)}/schedule-requests`, {
    kind: 'client',
    round: 'First talk',
    durationMin: 45,
    hostIds: [recruiter, client].map(({ user }) => idOf(user)),
    noticeHours: 12,
    horizonDays: 14,
    place: 'platform_meeting',
    ...body,
  });
  const request = async () => ScheduleRequestModel.findById(invited.body.id).lean();
  const interview = async () =>
    ClientInterviewModel.findOne({ applicationId: application._id }).lean();
  return { application, email, invited, request, interview };
}

async function phoneOf(id: string, email: string) {
  const request = await ScheduleRequestModel.findById(id).orFail().lean();
  const { token, stored } = await requestLink(request, email);
  const path = `/api/v1/links/${stored.handle}/interview`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    get: (rest = '') => with_(supertest(test.app).get(`${path}${rest}`)),
    act: (action: string, body: object = {}) =>
      with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body),
  };
}
const choose = (at: Date) => ({ startsAt: at.toISOString(), timeZone: 'America/Sao_Paulo' });

it('lets the candidate choose, move and cancel the time of a client interview', async () => {
  const { application, email, invited, interview } = await scene();
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({
    status: 'invited',
    kind: 'client',
    round: 'First talk',
    mayWithdraw: true,
  });
  const phone = await phoneOf(invited.body.id, email);
  const seen = (await phone.get()).body;
  expect(seen).toMatchObject({
    title: 'First talk: Go engineer',
    durationMin: 45,
    startsAt: null,
    place: { kind: 'platform_meeting', value: null },
  });
  expect(await interview()).toBeNull();
  const chosen = await phone.act('choose', choose(slotOn(18)));
  expect(chosen.body).toMatchObject({ status: 'confirmed', movesLeft: 3 });
  expect(chosen.body.place.value).toMatch(/^\/meetings\/[a-z-]+$/);
  expect(await interview()).toMatchObject({ status: 'confirmed', startsAt: slotOn(18) });
  const forClient = await client.get('/client/interviews/upcoming');
  expect(forClient.body.data).toMatchObject([
    { round: 'First talk', place: { kind: 'platform_meeting', value: chosen.body.place.value } },
  ]);
  const room = await MeetingModel.findOne({ interviewId: (await interview())?._id }).lean();
  expect(room).toMatchObject({ kind: 'interview', startsAt: slotOn(18) });

  await phone.act('ask-move');
  const moved = await phone.act('choose', choose(slotOn(30)));
  expect(moved.body).toMatchObject({ status: 'confirmed', movesLeft: 2 });
  await test.runEvents();
  expect(await MeetingModel.findById(room?._id).lean()).toMatchObject({ startsAt: slotOn(30) });
  const cancelled = await phone.act('cancel', { reason: 'other_offer', note: 'Between us' });
  expect(cancelled.body.status).toBe('cancelled');
  expect(await interview()).toMatchObject({
    status: 'cancelled',
    cancelReason: 'The candidate: Has accepted another offer',
  });
  expect(await MeetingModel.findById(room?._id).lean()).toMatchObject({ status: 'cancelled' });

  for (const to of [email, client.user.email, recruiter.user.email]) {
    const mails = await EmailMessageModel.find({ to, 'calendar.uid': { $ne: null } })
      .sort({ createdAt: 1, _id: 1 })
      .lean();
    const ofThis = mails.filter(({ calendar }) =>
      calendar?.uid.includes(String(room?.interviewId)),
    );
    expect(ofThis.map(({ calendar }) => calendar && readBack(calendar))).toEqual([
      slotOn(18),
      slotOn(30),
      slotOn(30),
    ]);
    expect(ofThis.map(({ calendar }) => [calendar?.method, calendar?.sequence])).toEqual([
      ['request', 0],
      ['request', 1],
      ['cancel', 2],
    ]);
  }
  const list = await recruiter.get(`/applications/${idOf(application)}/schedule-requests`);
  expect(list.body.data).toMatchObject([{ status: 'cancelled', mayWithdraw: false }]);
});

it('respects other interviews of the candidate, and gives a time to only one of two', async () => {
  const one = await scene();
  const other = await scene();
  const at = slotOn(20, 4);
  const phones = await Promise.all(
    [one, other].map(({ invited, email }) => phoneOf(invited.body.id, email)),
  );
  const answers = await Promise.all(phones.map((phone) => phone.act('choose', choose(at))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? one : other;
  // Another interviewer wants to meet the same candidate at that time.
  const free = await recruiter.get(
    `/applications/${idOf(winner.application)}/free-times?noticeHours=12&horizonDays=14&durationMin=45&hostIds=${idOf((await signInAs(test, 'vetter')).user)}`,
  );
  expect(free.body.times.length).toBeGreaterThan(0);
  expect(
    free.body.times.filter(
      ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
        Date.parse(startsAt) < at.getTime() + 45 * 60_000 && Date.parse(endsAt) > at.getTime(),
    ),
  ).toEqual([]);
});

it('lets staff choose one of the times that the candidate proposed', async () => {
  const { email, invited, interview } = await scene({ place: 'phone' });
  const phone = await phoneOf(invited.body.id, email);
  const window = (days: number) => ({
    startsAt: slotOn(10, days).toISOString(),
    endsAt: slotOn(16, days).toISOString(),
  });
  await phone.act('propose', {
    timeZone: 'America/Sao_Paulo',
    windows: [window(5), window(6)],
    note: null,
  });
  const fix = async (startsAt: Date) =>
    recruiter.post(`/application-schedule-requests/${invited.body.id}/actions/fix`, {
      version: (await ScheduleRequestModel.findById(invited.body.id).lean())?.version,
      startsAt: startsAt.toISOString(),
    });
  expect((await fix(slotOn(30, 5))).body.error.fields).toMatchObject([
    { path: 'startsAt', code: 'INVALID_OPTION' },
  ]);
  const fixed = await fix(slotOn(12, 5));
  expect(fixed.body).toMatchObject({ status: 'confirmed', mayFix: false, windows: [] });
  expect(await interview()).toMatchObject({ status: 'confirmed', startsAt: slotOn(12, 5) });
  expect((await EmailMessageModel.find({ to: email }).lean()).at(-1)?.template).toBe(
    'interview_confirmed',
  );
});

it('follows what staff do with the interview, and can be withdrawn or expire', async () => {
  const first = await scene();
  const phone = await phoneOf(first.invited.body.id, first.email);
  await phone.act('choose', choose(slotOn(40, 7)));
  const interview = await first.interview();
  await recruiter.post(`/client-interviews/${String(interview?._id)}/actions/cancel`, {
    version: interview?.version,
    reason: 'The job is on hold.',
  });
  await test.runEvents();
  expect((await first.request())?.status).toBe('cancelled');

  const second = await scene();
  const withdraw = () =>
    recruiter.post(`/application-schedule-requests/${second.invited.body.id}/actions/withdraw`, {
      version: second.invited.body.version,
    });
  expect((await withdraw()).body.status).toBe('cancelled');
  expect((await withdraw()).status).toBe(200);
  // The endpoint for vetting interviews does not know links of applications.
  expect(
    (
      await recruiter.post(`/schedule-requests/${second.invited.body.id}/actions/withdraw`, {
        version: 1,
      })
    ).status,
  ).toBe(404);

  const third = await scene();
  const { signal } = new AbortController();
  await expireRequests(signal, new Date(Date.now() + 20 * dayMs));
  expect((await third.request())?.status).toBe('expired');
  const told = await NotificationModel.find({ userId: recruiter.user._id }).lean();
  expect(told.map(({ link }) => link)).toContain(
    `/job-applications/${idOf(third.application)}/calendar`,
  );
});

it('refuses a client user as host of an internal interview, and a candidate without an address', async () => {
  const { application } = await scene();
  const path = `/applications/${idOf(application)}/schedule-requests`;
  const body = {
    kind: 'internal',
    round: 'Debrief',
    durationMin: 30,
    hostIds: [idOf(client.user)],
    noticeHours: 12,
    horizonDays: 14,
    place: 'platform_meeting',
  };
  expect((await recruiter.post(path, body)).body.error.fields).toMatchObject([
    { path: 'hostIds[0]', code: 'NOT_ALLOWED' },
  ]);
  await CandidateModel.updateOne({ _id: application.candidateId }, { $set: { email: null } });
  const nobody = await recruiter.post(path, { ...body, hostIds: [idOf(recruiter.user)] });
  expect(nobody.body.error.code).toBe('NO_RECIPIENTS');
});
