import { DateTime } from 'luxon';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createInterview, inVetting, plainReason } from '../vetting/vetting.fixtures.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../records/vetting/vetting-interview.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { HostHoursModel } from '../../records/scheduling/host-hours.model.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';
import { createHost, createRequest, setAlwaysOpen, slotOn } from './scheduling.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const usual = {
  noticeHours: 12,
  horizonDays: 14,
  place: 'external_link',
  placeValue: 'https://meet.example.com/ana',
};
const invite = ({ _id, version }: VettingInterviewRecord, body: object = {}) =>
  recruiter.post(`/vetting-interviews/${_id.toHexString()}/schedule-requests`, {
    version,
    ...usual,
    ...body,
  });

async function scene() {
  const host = await createHost();
  const candidate = await inVetting('interview_to_schedule');
  const interview = await createInterview(candidate, {
    status: 'requested',
    interviewers: [{ userId: host._id, isLead: true }],
  });
  const statusNow = async () =>
    (await VettingInterviewModel.findById(interview._id).lean())?.status;
  const linkNow = async () =>
    (await ScheduleRequestModel.findOne({ interviewId: interview._id }).lean())?.status;
  return { host, candidate, interview, statusNow, linkNow, email: candidate.email ?? '' };
}

it('mails a link to choose a time once, and withdraws it', async () => {
  const { interview, candidate, statusNow, email } = await scene();
  const sent = await invite(interview, { message: 'We would like to hear about the queue.' });
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ status: 'invited', mayWithdraw: true, windows: [] });
  expect(await statusNow()).toBe('invited');
  const [mail] = await EmailMessageModel.find({ to: email }).lean();
  expect(mail).toMatchObject({ template: 'interview_choose', subjectType: 'schedule_request' });
  const again = await invite({ ...interview, version: interview.version + 1 });
  expect(again.body.error.code).toBe('INVALID_TRANSITION');
  const list = await recruiter.get(`/candidates/${candidate._id.toHexString()}/schedule-requests`);
  expect(list.body.data).toHaveLength(1);
  const withdraw = () =>
    recruiter.post(`/schedule-requests/${sent.body.id}/actions/withdraw`, {
      version: sent.body.version,
    });
  expect((await withdraw()).body).toMatchObject({ status: 'cancelled', mayWithdraw: false });
  expect((await withdraw()).status).toBe(200);
  expect(await statusNow()).toBe('requested');
});

it('shows when the interviewers are free, and sends no link if they are not', async () => {
  const { interview, host, statusNow } = await scene();
  const free = () =>
    recruiter.get(
      `/vetting-interviews/${interview._id.toHexString()}/free-times?noticeHours=12&horizonDays=3`,
    );
  expect((await free()).body.times.length).toBeGreaterThan(50);
  const monday = { weekday: 1, from: '09:00', to: '10:00' };
  const inAWeek = slotOn(0, 7).toISOString().slice(0, 10);
  const away = { kind: 'out_of_office', firstDay: '2020-01-01', lastDay: inAWeek };
  await HostHoursModel.updateOne(
    { userId: host._id },
    { weekly: [monday], overrides: [{ ...away, from: null, to: null }] },
  );
  const { body } = await free();
  expect(body.times).toEqual([]);
  expect(new Date(body.nearest).getUTCDay()).toBe(1);
  const refused = await invite(interview, { horizonDays: 3 });
  expect(refused.body.error).toMatchObject({
    code: 'NO_AVAILABILITY',
    context: { nearest: body.nearest },
  });
  expect(await statusNow()).toBe('requested');
});

it('offers times at night in the candidate’s time zone only if that is confirmed', async () => {
  const { interview, candidate } = await scene();
  await CandidateModel.updateOne(
    { _id: candidate._id },
    { $set: { timeZone: 'America/Los_Angeles' } },
  );
  const offered = [slotOn(20), slotOn(36)].map((at) => at.toISOString());
  const refused = await invite(interview, { offered });
  expect(refused.body.error.fields).toMatchObject([{ path: 'confirmHours', code: 'REQUIRED' }]);
  expect((await invite(interview, { offered, confirmHours: true })).body.status).toBe(
    'slots_proposed',
  );
});

it('offers only the chosen times, if they are free', async () => {
  const { interview } = await scene();
  const offered = [slotOn(20), slotOn(30)].map((at) => at.toISOString());
  expect((await invite(interview, { offered: offered.slice(1) })).body.error.fields).toMatchObject([
    { path: 'offered', code: 'TOO_FEW' },
  ]);
  const gone = await invite(interview, { offered: [...offered, slotOn(21, 40).toISOString()] });
  expect(gone.body.error.code).toBe('SLOT_TAKEN');
  expect((await invite(interview, { offered })).body).toMatchObject({
    status: 'slots_proposed',
    mode: 'organiser_proposes',
    offered,
  });
});

it.each([
  [{ placeValue: null }, 'placeValue', 'REQUIRED'],
  [{ placeValue: 'over there' }, 'placeValue', 'INVALID_FORMAT'],
  [{ noticeHours: 1 }, 'noticeHours', 'OUT_OF_RANGE'],
])('requires a valid place and notice: %j', async (body, path, code) => {
  const { interview } = await scene();
  expect((await invite(interview, body)).body.error.fields).toMatchObject([{ path, code }]);
});

it('follows what staff do with the interview', async () => {
  const candidate = await inVetting('interview_to_schedule');
  const { interview, request } = await createRequest(candidate);
  const path = `/vetting-interviews/${interview._id.toHexString()}/actions`;
  const host = request.hostIds[0]?.toHexString();
  const people = { interviewerIds: [host], leadId: host, durationMin: 60 };
  const link = async () => ScheduleRequestModel.findById(request._id).lean();
  const fixed = await recruiter.post(`${path}/schedule`, {
    ...people,
    version: interview.version,
    startsAt: slotOn(30).toISOString(),
  });
  await test.runEvents();
  expect(await link()).toMatchObject({ status: 'confirmed', startsAt: slotOn(30) });
  const asked = await recruiter.post(`${path}/ask-reschedule`, { version: fixed.body.version });
  await test.runEvents();
  expect((await link())?.status).toBe('reschedule_requested');
  await recruiter.post(`${path}/cancel`, {
    version: asked.body.version,
    reasonId: await plainReason('interview_cancel'),
  });
  await test.runEvents();
  expect((await link())?.status).toBe('cancelled');
});

it('stores the hours of a host, and refuses to overwrite the change of another window', async () => {
  const vetter = await signInAs(test, 'vetter');
  const first = (await vetter.get('/me/availability')).body;
  expect(first).toMatchObject({ version: 0, timeZone: 'Europe/Lisbon' });
  expect(first.weekly).toHaveLength(5);
  const { timeZone: _zone, ...hours } = first;
  const weekly = [{ weekday: 2, from: '10:00', to: '24:00' }];
  const saved = await vetter.put('/me/availability', { ...hours, weekly });
  expect(saved.body).toMatchObject({ version: 1, weekly });
  const stale = await vetter.put('/me/availability', { ...hours, version: 7 });
  expect(stale.body.error.code).toBe('VERSION_CONFLICT');
  const turned = [{ weekday: 2, from: '12:00', to: '10:00' }];
  const refused = await vetter.put('/me/availability', { ...hours, version: 1, weekly: turned });
  expect(refused.body.error.fields).toMatchObject([{ path: 'weekly[0].to', code: 'DATE_ORDER' }]);
});

it('offers no day on which an interviewer has reached their limit of interviews', async () => {
  const vetter = await signInAs(test, 'vetter');
  await setAlwaysOpen(vetter.user._id);
  const read = (await vetter.get('/me/availability')).body;
  expect(read).toMatchObject({ maxPerDay: 4, maxPerWeek: 15 });
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin } = read;
  const save = (version: number, further: object) =>
    vetter.put('/me/availability', {
      weekly,
      overrides,
      bufferBeforeMin,
      bufferAfterMin,
      version,
      ...further,
    });
  const saved = (await save(read.version, { maxPerDay: 1 })).body;
  expect(saved.maxPerDay).toBe(1);
  // A request without the field does not change it.
  expect((await save(saved.version, {})).body.maxPerDay).toBe(1);
  expect((await save(saved.version, { maxPerDay: 0 })).status).toBe(422);
  const hostIds = [vetter.user._id];
  await createRequest(await createCandidateRecord(), {
    hostIds,
    status: 'confirmed',
    startsAt: slotOn(20, 6),
  });
  const { interview } = await createRequest(await createCandidateRecord(), { hostIds });
  const { times } = (
    await recruiter.get(
      `/vetting-interviews/${interview._id.toHexString()}/free-times?horizonDays=14&hostRule=all&noticeHours=2`,
    )
  ).body as { times: { startsAt: string }[] };
  const zone = 'Europe/Lisbon';
  const days = new Set(
    times.map(({ startsAt }) => DateTime.fromISO(startsAt, { zone }).toISODate()),
  );
  const dayOf = (at: Date) => DateTime.fromJSDate(at, { zone }).toISODate();
  expect([5, 6, 7].map((day) => days.has(dayOf(slotOn(20, day))))).toEqual([true, false, true]);
});

it('accepts only another active colleague as substitute during an absence', async () => {
  const [vetter, colleague] = [await signInAs(test, 'vetter'), await signInAs(test, 'vetter')];
  const candidate = await signInAs(test, 'candidate');
  const { timeZone: _zone, ...hours } = (await vetter.get('/me/availability')).body;
  const away = (who: SignedIn | null) => ({
    kind: 'out_of_office',
    firstDay: '2027-03-01',
    lastDay: '2027-03-05',
    note: 'Leave',
    substituteId: who && who.user._id.toHexString(),
  });
  const save = (who: SignedIn, overrides: object[], version = 0) =>
    who.put('/me/availability', { ...hours, overrides, version });
  for (const [who, other] of [
    [vetter, vetter],
    [vetter, candidate],
    [candidate, colleague],
  ] as const) {
    const refused = await save(who, [away(null), away(other)]);
    expect(refused.body.error.fields).toMatchObject([
      { path: 'overrides[1].substituteId', code: 'NOT_FOUND' },
    ]);
  }
  const saved = await save(vetter, [away(colleague)]);
  const name = `${colleague.user.firstName} ${colleague.user.lastName}`;
  expect(saved.body).toMatchObject({
    overrides: [{ note: 'Leave', substituteId: colleague.user._id.toHexString() }],
    substitutes: [{ name }],
  });
  // A substitute who left since stays, and cannot be named again.
  await UserModel.updateOne({ _id: colleague.user._id }, { $set: { status: 'disabled' } });
  expect((await save(vetter, [away(colleague), away(null)], 1)).status).toBe(200);
});

it('states in which time zone hours were set until the host answers whether to keep them', async () => {
  const vetter = await signInAs(test, 'vetter');
  const { timeZone: _zone, ...hours } = (await vetter.get('/me/availability')).body;
  const saved = (await vetter.put('/me/availability', hours)).body;
  expect(saved.setIn).toBeNull();
  await UserModel.updateOne({ _id: vetter.user._id }, { $set: { timeZone: 'America/Lima' } });
  const moved = (await vetter.get('/me/availability')).body;
  expect(moved).toMatchObject({ timeZone: 'America/Lima', setIn: 'Europe/Lisbon' });
  const kept = await vetter.put('/me/availability', { ...hours, version: moved.version });
  expect(kept.body).toMatchObject({ setIn: null, weekly: hours.weekly });
});

it('saves the first hours once if two windows save them at once', async () => {
  const vetter = await signInAs(test, 'vetter');
  const { timeZone: _zone, ...hours } = (await vetter.get('/me/availability')).body;
  const other = { ...hours, weekly: [{ weekday: 2, from: '10:00', to: '12:00' }] };
  const same = await Promise.all([1, 2].map(() => vetter.put('/me/availability', hours)));
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect((await vetter.put('/me/availability', hours)).body.version).toBe(1);
  expect((await vetter.put('/me/availability', other)).body.error.code).toBe('VERSION_CONFLICT');
});
