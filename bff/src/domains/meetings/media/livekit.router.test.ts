import { setTimeout as wait } from 'node:timers/promises';
import { limits, minuteMs } from '@muster/contracts';
import supertest from 'supertest';
import { startBackground } from '../../../jobs/background.ts';
import { createLog } from '../../../log.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { createMeetingsDomain } from '../meetings.domain.ts';
import { createGuest, createMeeting, placeOf, wayInOf } from '../meetings.fixtures.ts';
import { runMeetingClock } from '../meetings.jobs.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import { setHere } from '../recording/recordings.fixtures.ts';
import { claimsOf, key, startLivekit } from './livekit-server.fixtures.ts';
import { MediaDepartureModel } from './media-departure.model.ts';
import { setRoomMedia } from './room-media.ts';
import { againAfter, seeOut } from './see-out.ts';

let test: TestApp;
let server: Awaited<ReturnType<typeof startLivekit>>;
let owner: SignedIn;
let meeting: MeetingRecord;
let room: string;
let host: Browser;
let guest: Browser;
beforeAll(async () => {
  server = await startLivekit();
  const { call } = testConfig();
  test = await createTestApp({ config: { call: { ...call, livekit: server.livekit } } });
});
afterAll(async () => {
  setRoomMedia(testConfig());
  await test.close();
  await server.close();
});
beforeEach(async () => {
  server.calls.length = 0;
  server.state.isAway = false;
  await MediaDepartureModel.deleteMany({});
  owner = await signInAs(test, 'recruiter');
  meeting = await createMeeting(owner.user._id, { status: 'in_progress' });
  room = meeting._id.toHexString();
  host = await browserOf(await placeOf(meeting, owner.user._id), owner);
  guest = await enter();
});

/** Creates the browser of a participant who is connected to the room. */
async function browserOf(me: ParticipantRecord, signedIn: SignedIn | null = null) {
  await setHere(me);
  const { handle, headers } = await wayInOf(me);
  const path = `/api/v1/links/${handle}/meeting`;
  const with_ = (call: supertest.Test) => {
    const sent = call.set('Cookie', [signedIn?.cookie, headers.Cookie].filter(Boolean).join('; '));
    return signedIn ? sent.set('X-CSRF-Token', signedIn.csrfToken) : sent;
  };
  const post = (rest: string, body?: object) =>
    with_(supertest(test.app).post(`${path}/${rest}`)).send(body);
  return {
    me,
    id: me._id.toHexString(),
    call: () => with_(supertest(test.app).get(`${path}/call`)),
    ask: () => post('media-access'),
    act: (action: string, who: Pick<ParticipantRecord, '_id'>) =>
      post(`actions/${action}`, { personId: who._id.toHexString() }),
    end: () => post('actions/end'),
    /** Joins the server's room as the page does. */
    join: async () => server.join((await post('media-access')).body.access.token),
  };
}
type Browser = Awaited<ReturnType<typeof browserOf>>;

const enter = async (changes: Partial<ParticipantRecord> = {}): Promise<Browser> =>
  browserOf(
    await createGuest(meeting, { identity: 'confirmed', admittedAt: new Date(), ...changes }),
  );

const neverFails = (error: unknown) => {
  throw error;
};
const later = (ms: number) => new Date(Date.now() + ms);

describe('the way into the media server', () => {
  it('is given to an admitted person: for one room, one person and two minutes', async () => {
    expect((await guest.call()).body).toEqual({ flow: 'livekit', iceServers: [] });
    const { access } = (await guest.ask()).body;
    expect(access.url).toBe(server.livekit.url);
    const { nbf, exp, ...claims } = claimsOf(access.token);
    expect(claims).toEqual({
      iss: key,
      sub: guest.id,
      name: 'Inês Duarte',
      video: {
        room,
        roomJoin: true,
        canPublish: true,
        canSubscribe: true,
        canPublishData: false,
      },
    });
    expect(exp - nbf).toBe(limits.meeting.mediaToken / 1000);
    expect(Math.floor(Date.parse(access.expiresAt) / 1000)).toBe(exp);
    await host.join();
    await guest.join();
    expect(server.inside(room)).toEqual([host.id, guest.id]);
  });

  it('is renewed for a person who returns, and refused at the door, while away and after the end', async () => {
    const [first, second] = [await guest.ask(), await guest.ask()];
    expect(first.body.access).not.toBeNull();
    expect(second.body.access).not.toBeNull();
    const waiting = await enter({ admittedAt: null, knockedAt: new Date() });
    expect((await waiting.ask()).body.error.code).toBe('IDENTITY_NOT_CONFIRMED');
    await host.act('admit', waiting.me);
    expect((await waiting.ask()).status).toBe(200);
    await setHere(guest.me, false);
    expect((await guest.ask()).body.error.code).toBe('INVALID_TRANSITION');
    await host.end();
    expect((await guest.ask()).body.error.code).toBe('TOKEN_USED');
    expect((await host.ask()).body.error.code).toBe('TOKEN_USED');
  });

  it('supports fifty people in a room', async () => {
    const card = await supertest(test.app).get(`/api/v1/public/meetings/${meeting.name}`);
    expect(card.body.places).toBe(limits.meeting.serverPeople);
    for (let here = 2; here < limits.meeting.serverPeople; here += 1)
      await setHere(
        await createGuest(meeting, { admittedAt: new Date(), email: `g${here}@x.test` }),
      );
    const oneMore = await enter({ admittedAt: null, knockedAt: new Date() });
    const full = await host.act('admit', oneMore.me);
    expect(full.body.error).toMatchObject({ code: 'MEETING_FULL', context: { max: 50 } });
    await setHere(guest.me, false);
    expect((await host.act('admit', oneMore.me)).status).toBe(200);
  });

  it('is open to browsers in the policy of pages, where there is one', async () => {
    const policyOf = async ({ app }: TestApp) =>
      String((await supertest(app).get('/')).headers['content-security-policy']);
    const { url } = server.livekit;
    expect(await policyOf(test)).toContain(
      `connect-src 'self' ${url} ${url.replace('ws:', 'http:')};`,
    );
  });

  it('does not exist if browsers connect to one another', async () => {
    setRoomMedia(testConfig());
    expect((await guest.call()).body.flow).toBe('mesh');
    expect((await guest.ask()).body).toEqual({ access: null });
    await host.act('refuse', guest.me);
    expect(await MediaDepartureModel.countDocuments()).toBe(0);
    setRoomMedia(test.config);
  });
});

describe('out of the media server', () => {
  it('goes who is turned away, in all of their browsers, until no token of theirs opens it', async () => {
    const again = await enter();
    await Promise.all([host.join(), guest.join(), again.join()]);
    const kept = (await guest.ask()).body.access.token;
    await host.act('refuse', guest.me);
    expect(await seeOut(neverFails)).toBe(2);
    expect(server.inside(room)).toEqual([host.id]);
    expect(server.calls.toSorted()).toEqual(
      [guest, again].map(({ id }) => `RemoveParticipant ${room} ${id}`).toSorted(),
    );
    expect((await guest.ask()).body.error.code).toBe('IDENTITY_NOT_CONFIRMED');
    // An old token still opens the room, but not for long.
    server.join(kept);
    expect(await seeOut(neverFails)).toBe(0);
    expect(await seeOut(neverFails, later(againAfter))).toBe(2);
    expect(server.inside(room)).toEqual([host.id]);
    expect(await seeOut(neverFails, later(limits.meeting.mediaTokenRenewed))).toBe(2);
    expect(await MediaDepartureModel.countDocuments()).toBe(0);
  });

  it('go all when the meeting ends, by a host or by the clock', async () => {
    await Promise.all([host.join(), guest.join()]);
    await host.end();
    expect(await seeOut(neverFails)).toBe(1);
    expect([server.calls, server.inside(room)]).toEqual([[`DeleteRoom ${room}`], []]);

    const other = await createMeeting(owner.user._id);
    await MeetingModel.updateOne({ _id: other._id }, { closesAt: new Date(Date.now() - minuteMs) });
    await runMeetingClock(new AbortController().signal);
    await seeOut(neverFails);
    expect(server.calls).toContain(`DeleteRoom ${other._id.toHexString()}`);
  });

  it('is tried again while the server is away; the room says at once that it is over', async () => {
    await host.join();
    await guest.join();
    server.state.isAway = true;
    expect((await host.act('refuse', guest.me)).status).toBe(200);
    const errors: unknown[] = [];
    expect(await seeOut((error) => errors.push(error))).toBe(0);
    expect(String(errors[0])).toMatch(/LiveKit refused RemoveParticipant: 503/);
    expect(server.inside(room)).toEqual([host.id, guest.id]);
    server.state.isAway = false;
    expect(await seeOut(neverFails, later(againAfter))).toBe(1);
    expect(server.inside(room)).toEqual([host.id]);
  });

  it('is done by each process in the background', async () => {
    await guest.join();
    const { config } = test;
    const background = startBackground({
      config,
      domains: [createMeetingsDomain()],
      log: createLog('silent'),
    });
    await host.act('refuse', guest.me);
    while (server.inside(room).length > 0) await wait(50);
    await background.stop();
    expect(server.calls).toEqual([`RemoveParticipant ${room} ${guest.id}`]);
  });
});
