import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourMs, limits, minuteMs, type MeetingHeard } from '@muster/contracts';
import supertest from 'supertest';
import { WebSocket } from 'ws';
import { createApp } from '../../app.ts';
import { SessionModel } from '../../auth/session.model.ts';
import { serveUpgrades } from '../../http/mount-socket.ts';
import { startBackground } from '../../jobs/background.ts';
import { createLog } from '../../log.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createInterview, inVetting } from '../vetting/vetting.fixtures.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';
import { createMeetingsDomain } from './meetings.domain.ts';
import { createGuest, createMeeting, placeOf, tomorrow, wayInOf } from './meetings.fixtures.ts';
import { MeetingModel, type MeetingRecord } from './meeting.model.ts';
import { ParticipantModel, type ParticipantRecord } from './participant.model.ts';
import { runMeetingClock } from './meetings.jobs.ts';

let test: TestApp;
let host: SignedIn;
let meeting: MeetingRecord;
const doors: { server: Server; stop: () => Promise<void>; origin: string }[] = [];
const sockets: WebSocket[] = [];

/** Starts another process on the same database: a second hub on another port. */
async function openProcess(): Promise<string> {
  const { config } = test;
  const log = createLog('silent');
  const domain = createMeetingsDomain();
  const others = test.domains.filter(({ name }) => name !== domain.name);
  const app = createApp({ config, log, domains: [...others, domain] });
  const server = createServer(app);
  serveUpgrades(server, app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const background = startBackground({ domains: [domain], config, log });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  doors.push({ server, origin, stop: () => background.stop() });
  return origin;
}

beforeAll(async () => {
  test = await createTestApp();
  await openProcess();
});
afterAll(async () => {
  for (const { server, stop } of doors) {
    await stop();
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
  await test.close();
});
beforeEach(async () => {
  host = await signInAs(test, 'recruiter');
  meeting = await createMeeting(host.user._id);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

const visitor = () => supertest.agent(test.app);
const visit = (handle: string, cookie: string) => ({
  get: () => supertest(test.app).get(`/api/v1/links/${handle}/meeting`).set('Cookie', cookie),
  act: (action: string, body: object = {}) =>
    supertest(test.app)
      .post(`/api/v1/links/${handle}/meeting/actions/${action}`)
      .set('Cookie', cookie)
      .send(body),
});

/** Returns the host's access together with the session. */
async function hostIn() {
  const { handle, headers } = await wayInOf(await placeOf(meeting, host.user._id));
  const cookie = `${host.cookie}; ${headers.Cookie}`;
  const with_ = (call: supertest.Test) =>
    call.set('Cookie', cookie).set('X-CSRF-Token', host.csrfToken);
  const path = `/api/v1/links/${handle}/meeting`;
  return {
    handle,
    cookie,
    get: () => with_(supertest(test.app).get(path)),
    post: (rest: string, body: object = {}) =>
      with_(supertest(test.app).post(`${path}/${rest}`)).send(body),
    put: (rest: string, body: object) =>
      with_(supertest(test.app).put(`${path}/${rest}`)).send(body),
  };
}

/** Opens a connection and collects the received messages. */
async function onLine(handle: string, cookie: string, origin = doors[0]?.origin ?? '') {
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}/api/v1/links/${handle}/meeting/call`,
    {
      headers: { Cookie: cookie },
    },
  );
  sockets.push(socket);
  const heard: MeetingHeard[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as MeetingHeard);
    for (const wake of waiting.splice(0)) wake();
  });
  const next = async <T extends MeetingHeard['type']>(type: T) => {
    for (;;) {
      const index = heard.findIndex((one) => one.type === type);
      if (index >= 0) return heard.splice(index, 1)[0] as Extract<MeetingHeard, { type: T }>;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const refused = new Promise<number>((resolve) => {
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  socket.on('error', () => undefined);
  return { socket, next, refused, send: (message: object) => socket.send(JSON.stringify(message)) };
}

it('opens a room at once, lists it for its people alone, and ends it', async () => {
  const made = await host.post('/meetings', { title: 'A quick word' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ status: 'open', isHost: true, allowedActions: ['end'] });
  expect(made.body.name).toMatch(/^[a-z]{4}-[a-z]{5}-[a-z]{4}$/);
  const names = async (who: SignedIn) =>
    (await who.get('/meetings')).body.upcoming.map(({ name }: { name: string }) => name);
  expect(await names(host)).toContain(made.body.name);
  const other = await signInAs(test, 'recruiter');
  expect(await names(other)).toEqual([]);
  const path = `/meetings/${made.body.name}/actions/end`;
  expect((await other.post(path, { version: 1 })).status).toBe(404);
  expect((await host.post(path, { version: made.body.version })).body.status).toBe('ended');
  expect((await host.post(`/meetings/${made.body.name}/actions/join`)).body.error.code).toBe(
    'MEETING_NOT_OPEN',
  );
});

it('mails a code only to an invited address, and answers every address the same', async () => {
  await createGuest(meeting, { isInvited: true });
  const identify = async (email: string) => {
    const browser = visitor();
    const answer = await browser
      .post(`/api/v1/public/meetings/${meeting.name}/identity`)
      .send({ name: 'Inês Duarte', email });
    return { browser, answer, path: `/api/v1/links/${answer.body.handle}/meeting` };
  };
  const invited = await identify('Ines@Guest.test');
  const unknown = await identify('mallory@guest.test');
  expect(Object.keys(invited.answer.body)).toEqual(Object.keys(unknown.answer.body));
  const mails = await EmailMessageModel.find({ template: 'meeting_code' }).lean();
  expect(mails.map(({ to }) => to)).toEqual([['Ines@Guest.test']]);
  const code = String(mails[0]?.variables['code']);

  const enter = ({ browser, path }: typeof invited, entered: string) =>
    browser.post(`${path}/actions/confirm`).send({ code: entered });
  const left: number[] = [];
  for (let i = 0; i <= limits.meeting.code.tries; i += 1) {
    const wrong = await enter(unknown, code);
    expect(wrong.body.error.code).toBe('CODE_INVALID');
    left.push(wrong.body.error.context.triesLeft);
  }
  expect(left).toEqual([4, 3, 2, 1, 0, 0]);
  const confirmed = await enter(invited, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(confirmed.body.me).toMatchObject({ door: 'waiting', identity: 'confirmed' });
  const knocked = await unknown.browser.post(`${unknown.path}/actions/knock`).send({});
  expect(knocked.body.me).toMatchObject({ door: 'waiting', identity: 'code_sent' });
});

it('shows only the door to a person who waits there, and the room to a person who was admitted', async () => {
  const guest = await createGuest(meeting, { knockedAt: new Date() });
  const { handle, headers } = await wayInOf(guest);
  const atDoor = visit(handle, headers.Cookie);
  await MeetingModel.updateOne({ _id: meeting._id }, { notes: 'Salary range agreed' });
  const outside = await atDoor.get();
  expect(outside.body).toMatchObject({ people: [], chat: [], notes: { text: '' }, mayHost: false });
  expect((await atDoor.act('admit', { personId: String(guest._id) })).status).toBe(403);

  const own = await hostIn();
  const personId = guest._id.toHexString();
  expect((await own.post('actions/admit', { personId })).status).toBe(200);
  const inside = await atDoor.get();
  expect(inside.body).toMatchObject({
    me: { door: 'admitted' },
    notes: { text: 'Salary range agreed' },
  });
  expect((await own.post('chat', { body: 'Welcome' })).body.chat).toMatchObject([
    { body: 'Welcome' },
  ]);
  const { version } = inside.body.notes;
  expect((await own.put('notes', { notes: 'First', version })).body.notes.text).toBe('First');
  const late = await own.put('notes', { notes: 'Second', version });
  expect(late.body.error.code).toBe('VERSION_CONFLICT');
  expect(late.body.error.context.current.notes.text).toBe('First');

  expect((await own.post('actions/refuse', { personId })).status).toBe(200);
  expect((await atDoor.get()).body.me.door).toBe('refused');
});

it('keeps the way in of an account with its session', async () => {
  const { handle, headers } = await wayInOf(await placeOf(meeting, host.user._id));
  expect((await visit(handle, headers.Cookie).get()).body.error.code).toBe('UNAUTHENTICATED');
});

it('opens and closes rooms by the clock', async () => {
  const soon = await createMeeting(host.user._id, { startsAt: tomorrow(), status: 'scheduled' });
  const { signal } = new AbortController();
  await runMeetingClock(signal, soon.opensAt);
  expect((await MeetingModel.findById(soon._id).lean())?.status).toBe('open');
  await runMeetingClock(signal, soon.closesAt);
  expect((await MeetingModel.findById(soon._id).lean())?.status).toBe('ended');
});

describe('the connection of a browser', () => {
  async function guestInside() {
    const guest = await createGuest(meeting, { admittedAt: new Date(), identity: 'confirmed' });
    const { handle, headers } = await wayInOf(guest);
    return { guest, handle, cookie: headers.Cookie };
  }
  const personNow = (id: ParticipantRecord['_id']) => ParticipantModel.findById(id).lean();

  it('starts the meeting with its host, relays signals and ends for all', async () => {
    const own = await hostIn();
    const hostLine = await onLine(own.handle, own.cookie);
    const { connection } = await hostLine.next('welcome');
    await hostLine.next('changed');
    expect((await MeetingModel.findById(meeting._id).lean())?.status).toBe('in_progress');
    const { guest, handle, cookie } = await guestInside();
    const guestLine = await onLine(handle, cookie);
    await guestLine.next('welcome');
    const me = await placeOf(meeting, host.user._id);
    const signal = { description: { type: 'offer', sdp: 'v=0' } };
    guestLine.send({ type: 'signal', to: me._id.toHexString(), connection, signal });
    expect(await hostLine.next('signal')).toMatchObject({
      from: guest._id.toHexString(),
      signal,
    });
    await own.post('actions/end');
    expect((await guestLine.next('end')).reason).toBe('over');
    expect((await hostLine.next('end')).reason).toBe('over');
  });

  it('works between people on different processes', async () => {
    const other = await openProcess();
    const own = await hostIn();
    const hostLine = await onLine(own.handle, own.cookie);
    const { connection } = await hostLine.next('welcome');
    const { guest, handle, cookie } = await guestInside();
    const guestLine = await onLine(handle, cookie, other);
    await guestLine.next('welcome');
    const to = (await placeOf(meeting, host.user._id))._id.toHexString();
    for (const n of [1, 2, 3])
      guestLine.send({
        type: 'signal',
        to,
        connection,
        signal: { candidate: { candidate: `candidate:${n}` } },
      });
    const from = guest._id.toHexString();
    for (const n of [1, 2, 3])
      expect(await hostLine.next('signal')).toMatchObject({
        from,
        signal: { candidate: { candidate: `candidate:${n}` } },
      });
    await own.post('actions/refuse', { personId: from });
    expect((await guestLine.next('end')).reason).toBe('refused');
  });

  it('begins the interview of its room once a host is there', async () => {
    const startsAt = new Date(Date.now() + 5 * minuteMs);
    const interview = await createInterview(await inVetting('interview_scheduled'), {
      startsAt,
      interviewers: [{ userId: host.user._id, isLead: true }],
    });
    const early = await createInterview(await inVetting('interview_scheduled'), {
      startsAt: new Date(Date.now() + hourMs),
      interviewers: [{ userId: host.user._id, isLead: true }],
    });
    const statusOf = async ({ _id }: typeof interview) =>
      (await VettingInterviewModel.findById(_id).lean())?.status;
    for (const { _id } of [early, interview]) {
      meeting = await createMeeting(host.user._id, { interviewId: _id, startsAt });
      const own = await hostIn();
      await (await onLine(own.handle, own.cookie)).next('welcome');
    }
    // The host gets the welcome message before their presence is recorded.
    while ((await statusOf(interview)) !== 'in_progress') await wait(20);
    expect(await statusOf(early)).toBe('scheduled');
  });

  it('is refused without its cookie and to pages of another site', async () => {
    const { handle, cookie } = await guestInside();
    const stranger = await onLine(handle, '');
    expect(await stranger.refused).toBe(404);
    const socket = new WebSocket(
      `${(doors[0]?.origin ?? '').replace('http', 'ws')}/api/v1/links/${handle}/meeting/call`,
      { headers: { Cookie: cookie, Origin: 'https://elsewhere.test' } },
    );
    const status = await new Promise<number>((resolve) => {
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      });
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });

  it('ends with the session, and leaves nobody listed as present', async () => {
    const own = await hostIn();
    const line = await onLine(own.handle, own.cookie);
    await line.next('welcome');
    await SessionModel.updateOne({ _id: host.sessionId }, { $set: { revokedAt: new Date() } });
    expect((await line.next('end')).reason).toBe('session');
    const { guest, handle, cookie } = await guestInside();
    const guestLine = await onLine(handle, cookie);
    await guestLine.next('welcome');
    await guestLine.next('changed');
    guestLine.socket.send('nonsense');
    await new Promise<void>((resolve) => {
      guestLine.socket.once('close', () => resolve());
    });
    expect((await personNow(guest._id))?.userId).toBeNull();
  });
});
