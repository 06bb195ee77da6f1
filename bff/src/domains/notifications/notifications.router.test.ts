import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import { emit } from '../../outbox/emit.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { agentFor } from '../../testing/agent.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { followUnread } from './inbox/own-notifications.ts';
import { notificationsChanged } from './notification.events.ts';
import { createNotification } from './notification.fixtures.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';

let test: TestApp;
let person: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await signInAs(test, 'recruiter');
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const add = (changes: Partial<NotificationRecord> = {}) =>
  createNotification(person.user._id, changes);
const list = async (query = '', agent: Pick<SignedIn, 'get'> = person) =>
  (await agent.get(`/me/notifications${query}`)).body;
const titles = async (query = '') =>
  (await list(query)).data.map(({ title }: { title: string }) => title);
const act = (action: string, body: object) =>
  person.post(`/me/notifications/actions/${action}`, body);
const ids = (...messages: NotificationRecord[]) => ({
  ids: messages.map(({ _id }) => _id.toHexString()),
});

describe('the list of notifications', () => {
  it('contains only the reader’s own notifications, newest first, by folder, topic and page', async () => {
    await createNotification((await createUser())._id);
    await add({ title: 'Old', at: minutesAgo(9), topic: 'mention', audience: 'staff' });
    await add({ title: 'Read', at: minutesAgo(8), readAt: new Date() });
    await add({ title: 'Away', at: minutesAgo(7), readAt: new Date(), archivedAt: new Date() });
    await add({ title: 'Mailed alone', at: minutesAgo(6), inApp: false });
    await add({ title: 'New', at: minutesAgo(5) });
    expect(await titles()).toEqual(['New', 'Read', 'Old']);
    expect(await titles('?folder=unread')).toEqual(['New', 'Old']);
    expect(await titles('?folder=archived')).toEqual(['Away']);
    expect(await titles('?topic=mention')).toEqual(['Old']);
    const first = await list('?limit=2');
    expect(first).toMatchObject({ data: [{ title: 'New' }, { title: 'Read' }], unread: 2 });
    const next = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(next).toMatchObject({ data: [{ title: 'Old' }], nextCursor: null });
  });

  it('names a record only as far as the reader may see it now', async () => {
    const candidate = await createCandidateRecord({ firstName: '$&', lastName: 'Duarte' });
    await add({
      topic: 'mention',
      audience: 'staff',
      title: 'You were mentioned in a note on {name}',
      body: 'Follow up',
      link: '/candidates/1',
      subjectType: 'candidate',
      subjectId: candidate._id,
    });
    expect((await list()).data).toMatchObject([
      { title: `You were mentioned in a note on ${candidate.name}`, link: '/candidates/1' },
    ]);
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
    const [closed] = (await list()).data;
    expect(closed).toMatchObject({ body: null, link: null });
    expect(closed.title).not.toContain('Duarte');
  });

  it('states whether a group covers several records, or one record several times', async () => {
    const candidate = await createCandidateRecord();
    const group = {
      title: '{name} was changed',
      link: '/one',
      count: 3,
      subjectType: 'candidate',
      subjectId: candidate._id,
    };
    await add({ ...group, many: { title: '{name} changed {count} times', link: '/one' } });
    await add({ ...group, many: { title: '{count} people are yours', link: '/all' } });
    await add({ ...group, count: 1, many: { title: '{count} people are yours', link: '/all' } });
    expect((await titles()).toSorted()).toEqual(
      [
        `${candidate.name} changed 3 times`,
        '3 people are yours',
        `${candidate.name} was changed`,
      ].toSorted(),
    );
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
    const closed = 'About a record that you cannot open now';
    expect((await titles()).toSorted()).toEqual(['3 people are yours', closed, closed]);
  });

  it('counts unread notifications up to the cap', async () => {
    await NotificationModel.insertMany(
      Array.from({ length: limits.notification.unreadCap + 3 }, () => ({
        userId: person.user._id,
        topic: 'system',
        title: 'Ready',
        at: new Date(),
      })),
    );
    expect((await person.get('/me/notifications/unread')).body).toEqual({
      unread: limits.notification.unreadCap,
    });
  });
});

it('a change by another process updates the count once the outbox reports it', async () => {
  const tail = new OutboxTail(createLog('silent'));
  const leave = followUnread(tail);
  const unread = async () => (await person.get('/me/notifications/unread')).body.unread;
  await add();
  expect(await unread()).toBe(1);
  // Bypasses the models of this process, and is announced by the outbox.
  const own = { userId: person.user._id };
  await NotificationModel.collection.updateMany(own, { $set: { readAt: new Date() } });
  await transact(systemContext('test'), (tx) => {
    emit(tx, notificationsChanged, own);
    return Promise.resolve();
  });
  // Pages hear of it after the count was dropped, even if they listened before.
  const told: unknown[] = [];
  tail.listen({
    types: [notificationsChanged],
    hear: async () => void told.push(await unread()),
  });
  await tail.read();
  leave();
  expect(told).toEqual([0]);
});

describe('marking', () => {
  it('marks as read and unread, archives and restores', async () => {
    const message = await add();
    const unread = async (action: string) => (await act(action, ids(message))).body.unread;
    expect(await unread('read')).toBe(0);
    expect(await unread('unread')).toBe(1);
    expect(await unread('archive')).toBe(0);
    expect(await titles()).toEqual([]);
    // Archived notifications count as read, and stay so when they are restored.
    expect(await unread('unarchive')).toBe(0);
    expect((await list()).data).toMatchObject([{ readAt: expect.any(String), archivedAt: null }]);
  });

  it('marks everything up to a moment as read, and nothing later', async () => {
    await add({ title: 'Before', at: minutesAgo(2) });
    await add({ title: 'After', at: new Date(Date.now() + 60_000) });
    const answer = await act('read', { upTo: minutesAgo(1).toISOString() });
    expect(answer.body).toEqual({ unread: 1 });
    expect(await titles('?folder=unread')).toEqual(['After']);
  });

  it('has no effect on notifications for another user or another role', async () => {
    const foreign = await createNotification((await createUser())._id);
    const asClient = await add({ audience: 'client' });
    for (const action of ['read', 'archive'])
      expect((await act(action, ids(foreign, asClient))).status).toBe(200);
    expect(
      await NotificationModel.find({ _id: { $in: [foreign._id, asClient._id] } }).lean(),
    ).toMatchObject([
      { readAt: null, archivedAt: null },
      { readAt: null, archivedAt: null },
    ]);
  });

  it('ends the open group of a notification when it is read', async () => {
    const message = await add({ openGroup: 'owner' });
    await act('read', ids(message));
    expect(await NotificationModel.findById(message._id).lean()).toMatchObject({ openGroup: null });
  });

  it('leaves no entry in the audit log', async () => {
    await act('read', ids(await add()));
    expect(await AuditEventModel.countDocuments({ entity: /notification/i })).toBe(0);
  });
});

describe('notification preferences', () => {
  const read = async (agent = person) => (await agent.get('/me/notification-preferences')).body;
  const set = (topics: object[], quiet: object | null = null) =>
    person.put('/me/notification-preferences', { topics, quiet });

  it('are the defaults until the user chooses others, which then apply', async () => {
    expect(await read()).toMatchObject({
      topics: expect.arrayContaining([
        { topic: 'mention', inApp: true, email: 'daily_digest' },
        { topic: 'security', inApp: true, email: 'instant' },
      ]),
      quiet: null,
    });
    const chosen = { topic: 'mention', inApp: false, email: 'instant' };
    const quiet = { from: '20:00', to: '07:30' };
    expect((await set([chosen], quiet)).body).toMatchObject({ quiet });
    await set([{ topic: 'followed', inApp: true, email: 'off' }], quiet);
    expect(await read()).toMatchObject({ topics: expect.arrayContaining([chosen]), quiet });
  });

  it('list only the topics of the current role', async () => {
    const candidate = await signInAs(test, 'candidate');
    const { topics } = await read(candidate);
    expect(topics.map(({ topic }: { topic: string }) => topic)).toEqual([
      'interview',
      'placement',
      'rate_changed',
      'document',
      'own_application',
      'message',
      'system',
      'security',
    ]);
  });

  it.each([
    [[{ topic: 'security', inApp: false, email: 'instant' }], null, 'topics[0].inApp'],
    [[{ topic: 'security', inApp: true, email: 'off' }], null, 'topics[0].email'],
    [
      [
        { topic: 'mention', inApp: true, email: 'off' },
        { topic: 'mention', inApp: false, email: 'off' },
      ],
      null,
      'topics[1].topic',
    ],
    [[], { from: '08:00', to: '08:00' }, 'quiet.to'],
    [[], { from: '25:00', to: '08:00' }, 'quiet.from'],
  ])('are refused with %j, %j', async (topics, quiet, path) => {
    const { status, body } = await set(topics, quiet);
    expect([status, body.error.fields?.[0]?.path]).toEqual([422, path]);
  });

  it('keep the changes that two windows save at once', async () => {
    const answers = await Promise.all([
      set([{ topic: 'mention', inApp: false, email: 'off' }]),
      set([{ topic: 'followed', inApp: false, email: 'off' }]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).topics).toEqual(
      expect.arrayContaining([
        { topic: 'mention', inApp: false, email: 'off' },
        { topic: 'followed', inApp: false, email: 'off' },
      ]),
    );
  });
});

describe('impersonation', () => {
  async function actAs(mode: 'view_only' | 'act') {
    const owner = await signInAs(test, 'owner');
    const answer = await owner.post(`/users/${person.userId}/actions/impersonate`, {
      assignmentId: person.assignment._id.toHexString(),
      reason: 'Sees what was reported.',
      mode,
      confirmAct: mode === 'act',
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return agentFor(test.app, {
      userId: owner.userId,
      cookie,
      csrfToken: answer.body.csrfToken,
    });
  }

  it('shows the user’s notifications read-only, without those on account security', async () => {
    await add({ title: 'Theirs' });
    await add({ title: 'A new sign-in', topic: 'security' });
    const viewer = await actAs('view_only');
    expect(await list('', viewer as SignedIn)).toMatchObject({
      data: [{ title: 'Theirs' }],
      unread: 1,
    });
    const refused = await viewer.post('/me/notifications/actions/read', {
      upTo: new Date().toISOString(),
    });
    expect(refused.body.error.code).toBe('IMPERSONATION_READ_ONLY');
  });

  it('marks them as read in act mode, except those on account security', async () => {
    await add({ title: 'Theirs', at: minutesAgo(1) });
    await add({ title: 'A new sign-in', topic: 'security', at: minutesAgo(1) });
    const actor = await actAs('act');
    await actor.post('/me/notifications/actions/read', { upTo: new Date().toISOString() });
    expect(await titles('?folder=unread')).toEqual(['A new sign-in']);
  });
});
