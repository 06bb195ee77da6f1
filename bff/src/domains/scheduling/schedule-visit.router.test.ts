import { dayMs, hourMs } from '@muster/contracts';
import { hashToken } from '../../auth/clear-token.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { MeetingModel } from '../meetings/meeting.model.ts';
import { ParticipantModel } from '../meetings/participant.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { candidateNow, inVetting } from '../vetting/vetting.fixtures.ts';
import { HostHoursModel } from '../../records/scheduling/host-hours.model.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';
import { createHost, createRequest, slotOn } from './scheduling.fixtures.ts';
import { expireRequests, remindToChoose } from './scheduling.jobs.ts';
import { phoneOf } from './visit-phone.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { signal } = new AbortController();
const zone = { timeZone: 'Asia/Kolkata' };

async function scene(changes: Parameters<typeof createRequest>[1] = {}) {
  const candidate = await inVetting('interview_to_schedule', { timeZone: 'Asia/Kolkata' });
  const { interview, request } = await createRequest(candidate, changes);
  const email = candidate.email ?? '';
  const now = async () => ({
    request: await ScheduleRequestModel.findById(request._id).lean(),
    interview: await VettingInterviewModel.findById(interview._id).lean(),
  });
  return {
    candidate,
    interview,
    request,
    email,
    now,
    phone: await phoneOf(test.app, request, email),
  };
}
const choose = (at: Date) => ({ startsAt: at.toISOString(), ...zone });
const mailsTo = (to: string) => EmailMessageModel.find({ to }).sort({ createdAt: 1 }).lean();

it('shows the interview and its free times, without the internal notes of staff', async () => {
  const { phone, interview } = await scene();
  await VettingInterviewModel.updateOne(
    { _id: interview._id },
    { internalBrief: 'Ask about the gap', instructions: 'Bring an editor' },
  );
  const seen = await phone.get();
  expect(seen.body).toMatchObject({
    status: 'invited',
    title: 'Technical interview',
    durationMin: 60,
    instructions: 'Bring an editor',
    hosts: ['Ada Okafor'],
    startsAt: null,
    allowedActions: ['choose_slot', 'invitee_proposes'],
  });
  expect(JSON.stringify(seen.body)).not.toMatch(/gap|internalBrief|email/);
  const { times } = (await phone.get('/times')).body;
  expect(times[0].startsAt >= new Date(Date.now() + 12 * hourMs).toISOString()).toBe(true);
  expect(Date.parse(times.at(-1).endsAt)).toBeLessThanOrEqual(Date.now() + 14 * dayMs);
  expect((await phone.get('/calendar')).body.error.code).toBe('INVALID_TRANSITION');
});

it('books the interview, moves it under the same calendar id, and cancels it', async () => {
  const { phone, email, candidate, request, now } = await scene();
  const chosen = await phone.act('choose', { ...choose(slotOn(18)), question: 'Who comes?' });
  expect(chosen.body).toMatchObject({ status: 'confirmed', movesLeft: 3 });
  expect(chosen.body.allowedActions).toEqual(['ask_reschedule', 'cancel']);
  expect((await now()).interview?.status).toBe('scheduled');
  expect((await candidateNow(candidate)).vettingStatus).toBe('interview_scheduled');
  // A repeated request has a single effect.
  expect((await phone.act('choose', choose(slotOn(18)))).status).toBe(200);
  const file = (await phone.get('/calendar')).body.content;

  expect((await phone.act('ask-move')).body.status).toBe('reschedule_requested');
  expect((await now()).interview?.startsAt).toEqual(slotOn(18));
  expect((await phone.act('keep')).body.status).toBe('confirmed');
  await phone.act('ask-move');
  const moved = await phone.act('choose', { startsAt: slotOn(26).toISOString(), ...zone });
  expect(moved.body).toMatchObject({ status: 'confirmed', movesLeft: 2 });
  expect((await now()).request?.question).toBe('Who comes?');

  const cancelled = await phone.act('cancel', { reason: 'other_offer', note: null });
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    cancelled: { byInvitee: true, reason: 'Has accepted another offer' },
    allowedActions: [],
  });
  expect((await now()).interview?.status).toBe('cancelled');
  expect((await candidateNow(candidate)).vettingStatus).toBe('interview_to_schedule');

  const mails = await mailsTo(email);
  expect(mails.map(({ template }) => template)).toEqual([
    'interview_confirmed',
    'interview_moved',
    'interview_cancelled',
  ]);
  expect(mails.map(({ calendar }) => [calendar?.method, calendar?.sequence])).toEqual([
    ['request', 0],
    ['request', 1],
    ['cancel', 2],
  ]);
  const names = new Set(mails.map(({ calendar }) => calendar?.uid));
  expect(names.size).toBe(1);
  expect(file).toContain(`UID:${[...names][0]}`);
  const told = await NotificationModel.find({ userId: request.organiserId }).lean();
  expect(told).toHaveLength(3);
});

it('gives a time to one of many candidates who choose it at once; the others see what is left', async () => {
  const host = await createHost();
  const scenes = await Promise.all(Array.from({ length: 5 }, () => scene({ hostIds: [host._id] })));
  const at = slotOn(20, 4);
  const answers = await Promise.all(scenes.map(({ phone }) => phone.act('choose', choose(at))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const loser = answers.findIndex(({ status }) => status === 409);
  expect(answers[loser]?.body.error.code).toBe('SLOT_TAKEN');
  const left = (await scenes[loser]?.phone.get('/times'))?.body.times;
  expect(left.map(({ startsAt }: { startsAt: string }) => startsAt)).not.toContain(
    at.toISOString(),
  );
});

it('refuses times outside the hours of the hosts, within the notice or off the grid', async () => {
  const { phone, request } = await scene();
  const odd = new Date(slotOn(20).getTime() + 7 * 60_000);
  for (const at of [new Date(Date.now() + hourMs), odd, slotOn(20, 40)])
    expect((await phone.act('choose', choose(at))).body.error.code).toBe('SLOT_TAKEN');
  const quarter = new Date(slotOn(20).getTime() + 15 * 60_000).toISOString();
  const free = (await phone.get('/times')).body.times as { startsAt: string }[];
  expect(free.map(({ startsAt }) => startsAt)).toEqual(
    expect.arrayContaining([slotOn(20).toISOString(), quarter]),
  );
  await HostHoursModel.updateOne({ userId: request.hostIds[0] }, { weekly: [] });
  expect((await phone.get('/times')).body.times).toEqual([]);
  expect((await phone.act('choose', choose(slotOn(20)))).body.error.code).toBe('SLOT_TAKEN');
});

it('assigns an interview that any of several hosts can hold to a free one', async () => {
  const [busy, free] = [await createHost(), await createHost()];
  const hostIds = [busy._id, free._id];
  await scene({ status: 'confirmed', hostIds: [busy._id], startsAt: slotOn(20, 5) });
  const all = await scene({ hostIds });
  expect((await all.phone.act('choose', choose(slotOn(20, 5)))).body.error.code).toBe('SLOT_TAKEN');
  const one = await scene({ hostIds, hostRule: 'any_of' });
  expect((await one.phone.act('choose', choose(slotOn(20, 5)))).status).toBe(200);
  expect((await one.now()).interview?.interviewers).toMatchObject([
    { userId: free._id, isLead: true },
  ]);
});

it('invites up to two companions of the candidate, and keeps their calendars in step', async () => {
  const { phone, now, email } = await scene({ place: 'platform_meeting', placeValue: null });
  const ana = { name: 'Ana Interpreter', email: 'ana@interpreters.test' };
  const three = [1, 2, 3].map((n) => ({ name: `Nr ${n}`, email: `nr${n}@people.test` }));
  const refused = async (attendees: object[]) =>
    (await phone.act('choose', { ...choose(slotOn(18)), attendees })).body.error.fields;
  expect(await refused(three)).toMatchObject([{ path: 'attendees', code: 'TOO_MANY' }]);
  expect(await refused([ana, { ...ana, email: 'ANA@interpreters.test' }])).toMatchObject([
    { path: 'attendees[1].email', code: 'NOT_UNIQUE' },
  ]);
  expect(await refused([{ name: 'Me', email }])).toMatchObject([{ path: 'attendees[0].email' }]);

  const chosen = await phone.act('choose', { ...choose(slotOn(18)), attendees: [ana] });
  expect(chosen.body).toMatchObject({ status: 'confirmed', attendees: [ana] });
  await phone.act('ask-move');
  await phone.act('choose', choose(slotOn(26)));
  await phone.act('cancel', { reason: 'no_time', note: null });
  const mails = await mailsTo(ana.email);
  expect(mails.map(({ template, calendar }) => [template, calendar?.method])).toEqual([
    ['interview_attendee', 'request'],
    ['interview_attendee', 'request'],
    ['interview_attendee', 'cancel'],
  ]);
  const [theirs] = await mailsTo(email);
  expect(mails[0]?.calendar?.uid).toBe(theirs?.calendar?.uid);
  expect((await now()).request?.attendees).toEqual([ana]);
});

it('informs companions when staff move the interview, and admits them to its meeting room', async () => {
  const { phone, interview, candidate } = await scene({ place: 'platform_meeting' });
  const ana = { name: 'Ana Interpreter', email: 'ana@other.test' };
  await phone.act('choose', { ...choose(slotOn(18, 5)), attendees: [ana] });
  await test.runEvents();
  const room = await MeetingModel.findOne({ interviewId: interview._id }).lean();
  const guests = await ParticipantModel.find({ meetingId: room?._id, role: 'guest' }).lean();
  expect(guests.map(({ email }) => email).toSorted()).toEqual(
    [ana.email, candidate.email].toSorted(),
  );
  const recruiter = await signInAs(test, 'recruiter');
  const links = await recruiter.get(`/candidates/${candidate._id.toHexString()}/schedule-requests`);
  expect(links.body.data[0].attendees).toEqual([ana.name]);
  const [host] = interview.interviewers.map(({ userId }) => userId.toHexString());
  const seen = (await recruiter.get(`/vetting-interviews/${interview._id.toHexString()}`)).body;
  await recruiter.post(
    `/vetting-interviews/${interview._id.toHexString()}/actions/ask-reschedule`,
    {
      version: seen.version,
      note: null,
    },
  );
  const moved = await recruiter.post(
    `/vetting-interviews/${interview._id.toHexString()}/actions/schedule`,
    {
      version: seen.version + 1,
      interviewerIds: [host],
      leadId: host,
      durationMin: 60,
      startsAt: slotOn(26, 6).toISOString(),
      confirmHours: true,
    },
  );
  expect(moved.status).toBe(200);
  await test.runEvents();
  expect((await mailsTo(ana.email)).at(-1)?.calendar?.startsAt).toEqual(slotOn(26, 6));
});

it('lets only the candidate open the link from their account to move or cancel the interview', async () => {
  const candidate = await inVetting('interview_to_schedule');
  const person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  const stranger = await signInAs(test, 'candidate');
  const { interview, request } = await createRequest(candidate, {
    status: 'confirmed',
    startsAt: slotOn(20, 4),
    place: 'in_person',
    placeValue: '1 Main Square',
  });
  const path = `/me/interviews/${interview._id.toHexString()}/actions/open-link`;
  expect((await stranger.post(path, {})).status).toBe(404);
  const recruiter = await signInAs(test, 'recruiter');
  expect((await recruiter.post(path, {})).status).toBe(403);
  const opened = await person.post(path, {});
  expect(opened.body.path).toMatch(/^\/t\/#\w/);
  const token = await AccessTokenModel.findOne({
    tokenHash: hashToken(String(opened.body.path).slice('/t/#'.length)),
  }).lean();
  expect(token).toMatchObject({
    purpose: 'interview_manage',
    subjectId: request._id,
    holderEmailNorm: person.user.emailNorm,
  });
  const query = `from=${slotOn(0, 3).toISOString()}&to=${slotOn(0, 6).toISOString()}`;
  const entries = async () => (await person.get(`/calendar/entries?${query}`)).body.data;
  expect(await entries()).toMatchObject([
    { place: '1 Main Square', changeable: interview._id.toHexString() },
  ]);
  // Two hours before it, it is too late.
  await ScheduleRequestModel.updateOne({ _id: request._id }, { startsAt: new Date() });
  expect((await person.post(path, {})).body.error.code).toBe('INVALID_TRANSITION');
  const [late] = await entries();
  expect(late.changeable).toBeUndefined();
});

it('states the time in both time zones in the mails, or once if they agree', async () => {
  const host = await createHost('America/Lima');
  const { phone, email } = await scene({ hostIds: [host._id] });
  await phone.act('choose', choose(slotOn(18, 3)));
  await test.runEvents();
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('14:30 (Kolkata time), which is 04:00 (Lima time)');
  const [told] = await mailsTo(host.email);
  expect(told?.text).toContain('04:00 (Lima time), which is 14:30 (Kolkata time)');
  const near = await createHost('Asia/Kolkata');
  const other = await scene({ hostIds: [near._id] });
  await other.phone.act('choose', choose(slotOn(18, 4)));
  await test.runEvents();
  const [once] = await mailsTo(other.email);
  expect(once?.text).toContain('14:30 (Kolkata time)');
  expect(once?.text).not.toContain('which is');
});

it('moves an interview to another of its possible hosts on demand', async () => {
  const [first, other] = [await createHost(), await createHost()];
  const hostIds = [first._id, other._id];
  const { phone, now } = await scene({ hostIds, hostRule: 'any_of' });
  const chosen = (await phone.act('choose', choose(slotOn(20, 5)))).body;
  expect(chosen.mayAnyHost).toBe(true);
  await phone.act('ask-move');
  await HostHoursModel.updateOne({ userId: first._id }, { weekly: [] });
  expect((await phone.get('/times')).body.times).toEqual([]);
  const { times } = (await phone.get('/times?anyHost=true')).body as { times: object[] };
  expect(times.length).toBeGreaterThan(10);
  const at = slotOn(26, 5);
  expect((await phone.act('choose', choose(at))).body.error.code).toBe('SLOT_TAKEN');
  const moved = await phone.act('choose', { ...choose(at), anyHost: true });
  expect(moved.body).toMatchObject({ status: 'confirmed', startsAt: at.toISOString() });
  const { interview } = await now();
  expect(interview?.interviewers).toMatchObject([{ userId: other._id, isLead: true }]);
  const candidate = await CandidateModel.findById(interview?.candidateId).lean();
  expect(candidate?.vetterIds).toContainEqual(other._id);
  // The former host's calendar removes it.
  const mails = await mailsTo(first.email);
  expect(mails.at(-1)?.calendar?.method).toBe('cancel');
});

it('never changes the hosts of an interview that all of them must attend', async () => {
  const hostIds = [(await createHost())._id, (await createHost())._id];
  const { phone } = await scene({ hostIds });
  const chosen = (await phone.act('choose', choose(slotOn(20, 5)))).body;
  expect(chosen.mayAnyHost).toBe(false);
  await phone.act('ask-move');
  await HostHoursModel.updateOne({ userId: hostIds[0] }, { weekly: [] });
  expect((await phone.get('/times?anyHost=true')).body.times).toEqual([]);
});

it('reserves offered times for one candidate, and accepts no others', async () => {
  const host = await createHost();
  const offered = [slotOn(10, 6), slotOn(20, 6)];
  const held = await scene({
    status: 'slots_proposed',
    mode: 'organiser_proposes',
    hostIds: [host._id],
    offered,
    holdUntil: new Date(Date.now() + hourMs),
  });
  const other = await scene({ hostIds: [host._id] });
  const taken = await other.phone.act('choose', choose(slotOn(20, 6)));
  expect(taken.body.error.code).toBe('SLOT_TAKEN');
  expect((await held.phone.get('/times')).body.times).toHaveLength(2);
  expect((await held.phone.act('choose', choose(slotOn(30, 6)))).body.error.code).toBe(
    'SLOT_TAKEN',
  );
  expect((await held.phone.act('choose', choose(slotOn(20, 6)))).status).toBe(200);
  // The other reserved times are free again.
  expect((await other.phone.act('choose', choose(slotOn(10, 6)))).status).toBe(200);
});

it('accepts times that the candidate proposes instead', async () => {
  const { phone, request, now } = await scene();
  const window = (days: number) => ({
    startsAt: slotOn(10, days).toISOString(),
    endsAt: slotOn(16, days).toISOString(),
  });
  const few = await phone.act('propose', { ...zone, windows: [window(3)] });
  expect(few.body.error.fields).toMatchObject([{ path: 'windows', code: 'TOO_FEW' }]);
  const past = await phone.act('propose', { ...zone, windows: [window(-3), window(3)] });
  expect(past.body.error.fields).toMatchObject([{ path: 'windows[0].startsAt', code: 'IN_PAST' }]);
  const body = { ...zone, windows: [window(3), window(4)], note: 'Mornings are best' };
  expect((await phone.act('propose', body)).body.status).toBe('slots_proposed');
  expect((await now()).request).toMatchObject({ mode: 'invitee_proposes' });
  const [told] = await NotificationModel.find({ userId: request.organiserId }).lean();
  expect(told?.title).toMatch(/proposes other times/);
});

it('requires a phone number for an interview by phone', async () => {
  const { phone } = await scene({ place: 'phone', placeValue: null });
  const missing = await phone.act('choose', choose(slotOn(20)));
  expect(missing.body.error.fields).toMatchObject([{ path: 'phone', code: 'REQUIRED' }]);
  const called = await phone.act('choose', { ...choose(slotOn(20)), phone: '+91 22 5550 1234' });
  expect(called.body.place).toEqual({ kind: 'phone', value: '+91 22 5550 1234' });
});

it('refuses changes right before the start, and a fourth move', async () => {
  const late = await scene({ status: 'confirmed', startsAt: new Date(Date.now() + hourMs) });
  expect((await late.phone.get()).body.allowedActions).toEqual([]);
  for (const [action, body] of [['ask-move'], ['cancel', { reason: 'no_time' }]] as const)
    expect((await late.phone.act(action, body)).body.error.code).toBe('TOO_LATE_TO_CHANGE');
  const often = await scene({ status: 'confirmed', moves: 3 });
  expect((await often.phone.get()).body.allowedActions).toEqual(['cancel']);
  expect((await often.phone.act('ask-move')).body.error.code).toBe('RESCHEDULE_LIMIT');
});

it.each(['cancelled', 'no_show'] as const)(
  'accepts a request for a new time once: %s',
  async (status) => {
    const organiser = await signInAs(test, 'recruiter');
    const { phone, candidate, request } = await scene({ status, organiserId: organiser.user._id });
    expect((await phone.get()).body).toMatchObject({ mayAskAgain: true, askedAgainAt: null });
    const asked = await phone.act('ask-again', { note: 'Next week would suit' });
    expect(asked.body).toMatchObject({
      status,
      mayAskAgain: false,
      askedAgainAt: expect.any(String),
    });
    expect((await phone.act('ask-again', { note: 'Again' })).status).toBe(200);
    const told = await NotificationModel.find({ userId: request.organiserId }).lean();
    expect(told.filter(({ title }) => title.includes('asks for a new time'))).toHaveLength(1);
    expect(await TaskModel.find({ subjectId: candidate._id }).lean()).toMatchObject([
      {
        title: 'Arrange a new time: Technical interview',
        note: 'Next week would suit',
        assigneeId: organiser.user._id,
      },
    ]);
  },
);

it('refuses a request for a new time while the interview stands', async () => {
  const { phone } = await scene({ status: 'confirmed' });
  expect((await phone.get()).body.mayAskAgain).toBe(false);
  expect((await phone.act('ask-again')).body.error.code).toBe('INVALID_TRANSITION');
});

it('sends a reminder, expires an unused link, and notifies its sender', async () => {
  const { request, email, phone, now } = await scene({
    sentAt: new Date(Date.now() - 25 * hourMs),
  });
  expect(await remindToChoose(signal)).toBe(1);
  expect(await remindToChoose(signal)).toBe(0);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
    'interview_choose_reminder',
  ]);
  await expireRequests(signal, new Date(Date.now() + 8 * dayMs));
  expect((await now()).interview?.status).toBe('requested');
  expect((await phone.get()).body).toMatchObject({ status: 'expired', allowedActions: [] });
  expect((await phone.act('choose', choose(slotOn(20)))).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
  expect(await NotificationModel.countDocuments({ userId: request.organiserId })).toBe(1);
});

// The last test: a job above would read everything that a thousand races leave behind.
const races = process.env['MUSTER_TEST_FULL'] ? 1_000 : 5;

it(
  'gives a contested time to one candidate, and refuses it to the others',
  async () => {
    const at = slotOn(20, 4);
    for (let race = 0; race < races; race += 1) {
      const { _id: hostId } = await createHost();
      const runners = await Promise.all([1, 2, 3].map(() => scene({ hostIds: [hostId] })));
      const answers = await Promise.all(
        runners.map(({ phone }) => phone.act('choose', choose(at))),
      );
      const outcomes = answers.map(({ status, body }) =>
        status === 200 ? 'won' : body.error.code,
      );
      expect(outcomes.toSorted()).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN', 'won']);
      const held = { 'interviewers.userId': hostId, startsAt: at, status: 'scheduled' as const };
      const winner = runners[outcomes.indexOf('won')]?.interview._id;
      expect(await VettingInterviewModel.distinct('_id', held)).toEqual([winner]);
    }
  },
  races * 2_000,
);
