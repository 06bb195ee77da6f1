import { limits, streamEventSchemas } from '@muster/contracts';
import { Types } from 'mongoose';
import { SessionModel } from '../../../auth/session.model.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import { startLive } from '../../../testing/start-live.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { openDoor, type Door } from '../../../walk/http.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { openStream, type OpenedStream } from '../event-stream.fixtures.ts';
import { createNotification } from '../notification.fixtures.ts';
import { exportChanged } from '../../../outbox/export-changed.ts';
import { notify, type Notice } from '../api/notify.ts';

let test: TestApp;
let door: Door;
let background: ReturnType<typeof startLive>;
let person: SignedIn;
const opened: OpenedStream[] = [];

const start = () => startLive(test, 'notifications');

beforeAll(async () => {
  test = await createTestApp();
  door = await openDoor(test.app);
  background = start();
});
afterAll(async () => {
  await background.stop();
  await door.close();
  await test.close();
});
beforeEach(async () => {
  person = await signInAs(test, 'recruiter');
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

async function listen(agent: SignedIn = person, headers: Record<string, string> = {}) {
  const stream = await openStream(door.origin, agent.cookie, headers);
  opened.push(stream);
  return stream;
}

/** Opens a stream and waits for its initial state. */
async function listening(agent: SignedIn = person, headers: Record<string, string> = {}) {
  const stream = await listen(agent, headers);
  await stream.next('notification');
  return stream;
}

const tell = (to: SignedIn, notice: Partial<Notice> = {}) =>
  transact(systemContext('test'), (tx) =>
    notify(tx, { topic: 'system', title: 'Ready', userIds: [to.user._id], ...notice }),
  );

describe('the response', () => {
  it('is a stream that no proxy on the way caches, compresses or buffers', async () => {
    const { status, headers } = await listen(person, { 'Accept-Encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('first reports that it is open and how many notifications are unread', async () => {
    await createNotification(person.user._id);
    const stream = await listening();
    expect(stream.received).toEqual([
      { name: 'open', id: expect.stringMatching(/^\d+$/), data: {} },
      { name: 'notification', id: null, data: { id: null, unread: 1 } },
    ]);
  });

  it('is refused to visitors and to pages of other sites', async () => {
    expect((await openStream(door.origin, '')).status).toBe(401);
    const foreign = [
      ['Sec-Fetch-Site', 'cross-site'] as const,
      ['Origin', 'https://elsewhere.test'] as const,
    ];
    for (const [name, value] of foreign)
      expect((await listen(person, { [name]: value })).status).toBe(403);
    expect((await listen(person, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('does not keep a session alive', async () => {
    const before = new Date(Date.now() - 3_600_000);
    await SessionModel.updateOne({ _id: person.sessionId }, { $set: { lastSeenAt: before } });
    await listening();
    await tell(person);
    const record = await SessionModel.findById(person.sessionId).lean();
    expect(record?.lastSeenAt).toEqual(before);
  });
});

describe('the events of the stream', () => {
  it('reach every window of the user, and no other user', async () => {
    const other = await signInAs(test, 'recruiter');
    const elsewhere = await signInUser(test, person.user, person.assignment);
    const streams = [await listening(), await listening(elsewhere)];
    const others = await listening(other);
    await tell(person);
    for (const stream of streams) {
      const { id, data } = await stream.next('notification');
      const said = streamEventSchemas.notification.parse(data);
      expect(said).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), unread: 1 });
      expect(Number(id)).toBeGreaterThan(0);
    }
    await tell(other);
    await others.next('notification');
    expect(others.received.filter(({ name }) => name === 'notification')).toHaveLength(2);
  });

  it('include what was read in another window', async () => {
    const { _id } = await createNotification(person.user._id);
    const stream = await listening();
    await person.post('/me/notifications/actions/read', { ids: [_id.toHexString()] });
    expect((await stream.next('notification')).data).toEqual({ id: null, unread: 0 });
  });

  it('include the progress of the user’s own exports', async () => {
    const stream = await listening();
    const exportId = new Types.ObjectId();
    await transact(systemContext('test'), (tx) =>
      emit(tx, exportChanged, { userId: person.user._id, exportId }),
    );
    expect((await stream.next('export')).data).toEqual({ id: exportId.toHexString() });
  });

  it('include changes of the user’s tasks, except in the browser that made them', async () => {
    const [colleague, elsewhere] = [
      await signInAs(test, 'recruiter'),
      await signInUser(test, person.user, person.assignment),
    ];
    const [here, there, theirs] = [
      await listening(),
      await listening(elsewhere),
      await listening(colleague),
    ];
    const candidate = await createCandidateRecord();
    const task = await person.post('/tasks', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      title: 'Call her',
      kind: 'follow_up',
      assigneeId: colleague.user._id.toHexString(),
    });
    expect(task.status).toBe(201);
    expect((await theirs.next('tasks')).data).toEqual({});
    expect((await there.next('tasks')).data).toEqual({});
    const { id, version } = task.body as { id: string; version: number };
    const assigneeId = person.user._id.toHexString();
    await colleague.post(`/tasks/${id}/actions/reassign`, { version, assigneeId });
    await here.next('tasks');
    expect(theirs.received.filter(({ name }) => name === 'tasks')).toHaveLength(1);
    expect(here.received.filter(({ name }) => name === 'tasks')).toHaveLength(1);
  });

  it('exclude notifications for the user’s other roles', async () => {
    const asCandidate = await signInUser(
      test,
      person.user,
      await createAssignment(person.user._id, 'candidate'),
    );
    const stream = await listening(asCandidate);
    await tell(person, { topic: 'assignment', title: 'A task for you' });
    await tell(person, { title: 'Both may know' });
    await stream.next('notification');
    expect(stream.received.filter(({ name }) => name === 'notification')).toHaveLength(2);
    expect((await asCandidate.get('/me/notifications')).body).toMatchObject({
      data: [{ title: 'Both may know' }],
      unread: 1,
    });
  });

  it('include what arrived while the browser was disconnected', async () => {
    const first = await listening();
    const { id: last } = await first.next('open');
    first.close();
    const missed = await createNotification(person.user._id, { at: new Date(Number(last) + 5) });
    await createNotification(person.user._id, { at: new Date(Number(last) - 60_000) });
    const again = await listening(person, { 'Last-Event-ID': last ?? '' });
    expect(again.received.at(-1)).toEqual({
      name: 'notification',
      id: String(missed.at.getTime()),
      data: { id: missed._id.toHexString(), unread: 2 },
    });
  });

  it.each(['', 'x', '-1', '9'.repeat(400), '{"$gt":0}'])(
    'ignore the invalid last event id %j',
    async (id) => {
      const stream = await listening(person, { 'Last-Event-ID': id });
      expect(stream.received.at(-1)?.data).toEqual({ id: null, unread: 0 });
    },
  );
});

describe('the stream ends', () => {
  const changeSession = ({ sessionId }: SignedIn, $set: Record<string, unknown>) =>
    SessionModel.updateOne({ _id: sessionId }, { $set });
  const reasonOf = async (stream: OpenedStream) => {
    const { data } = await stream.next('end');
    await stream.ended;
    return streamEventSchemas.end.parse(data).reason;
  };

  // All at once, because sessions are only checked every few seconds.
  it('when the session, the account or its role ends', async () => {
    const endings: Record<string, (who: SignedIn) => unknown> = {
      'the person signs out': (who) => who.post('/auth/sign-out'),
      'an administrator ends the session': (who) => changeSession(who, { revokedAt: new Date() }),
      'it is over by itself': (who) => changeSession(who, { idleExpiresAt: new Date() }),
      'the account is disabled': (who) =>
        UserModel.updateOne(
          { _id: who.user._id },
          { $set: { status: 'disabled' }, $inc: { version: 1 } },
        ),
      'another role is chosen': async (who) => {
        const { _id } = await createAssignment(who.user._id, 'vetter');
        return who.put('/auth/session/role', { assignmentId: _id.toHexString() });
      },
      'somebody begins to act as another person': (who) =>
        changeSession(who, { parkedBy: new Types.ObjectId() }),
    };
    const told = await Promise.all(
      Object.entries(endings).map(async ([what, happen]) => {
        const who = await signInAs(test, 'recruiter');
        const stream = await listening(who);
        await happen(who);
        return [what, await reasonOf(stream)];
      }),
    );
    expect(told).toEqual(Object.keys(endings).map((what) => [what, 'session']));
  });

  it('for the oldest window when a user opens too many', async () => {
    const streams: OpenedStream[] = [];
    for (let i = 0; i <= limits.stream.perUser; i += 1) streams.push(await listening());
    const [oldest, ...others] = streams;
    expect(oldest && (await reasonOf(oldest))).toBe('replaced');
    expect(others.flatMap(({ received }) => received.filter(({ name }) => name === 'end'))).toEqual(
      [],
    );
  });

  it('at once when the server stops, which then accepts no new streams', async () => {
    const stream = await listening();
    await background.stop();
    expect(await reasonOf(stream)).toBe('stopping');
    expect(await reasonOf(await listen())).toBe('stopping');
    background = start();
  });
});
