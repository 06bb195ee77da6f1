import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createRemote } from '../remote.fixtures.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';
import { RemoteSwitchModel } from '../remote-switch.model.ts';
import { BuildUseModel } from './build-use.model.ts';

let test: TestApp;
let owner: SignedIn;
let people: readonly SignedIn[];
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  const roles = [
    'recruiter',
    'recruiter',
    'vetter',
    'team_lead',
    'client_admin',
    'recruiter',
  ] as const;
  people = await Promise.all(roles.map((role) => signInAs(test, role)));
}, 60_000);
afterAll(() => test.close());

const tell = (person: SignedIn, { _id }: Remote, build: string, report: object) =>
  person.post(`/releases/${_id}/builds/${build}/reports`, report);
const failed = { failure: 'screen' };
const stateOf = (remote: Remote) => RemoteModel.findById(remote._id).orFail().lean();

/** Creates two builds, of which the owner made the second current a moment ago. */
async function released(): Promise<Remote> {
  const remote = await createRemote(test.config, ['good', 'new'], { current: 'good', trail: [] });
  const { body } = await owner.post(`/releases/${remote._id}/actions/switch`, {
    version: remote.version,
    build: 'new',
  });
  expect(body).toMatchObject({ current: 'new' });
  return remote;
}

it('keeps a build on which four users met errors, and withdraws it with the fifth', async () => {
  const remote = await released();
  const answers = await Promise.all(
    people.slice(0, 4).map((person) => tell(person, remote, 'new', failed)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // The same users do not count again.
  await Promise.all(
    people.slice(0, 4).map((person) => tell(person, remote, 'new', { failure: 'script' })),
  );
  expect((await stateOf(remote)).current).toBe('new');
  const [, , , , fifth] = people;
  await tell(fifth ?? owner, remote, 'new', failed);
  expect(await stateOf(remote)).toMatchObject({ current: 'good', trail: [] });

  const line = await RemoteSwitchModel.findOne({ remote: remote._id }).sort({ version: -1 }).lean();
  expect(line).toMatchObject({
    kind: 'withdrawn',
    from: 'new',
    to: 'good',
    health: { people: 5, failing: 5 },
  });
  expect(
    await AuditEventModel.countDocuments({
      action: 'release.withdrawn',
      entityId: remote._id,
    }),
  ).toBe(1);
  await test.runEvents();
  const told = await NotificationModel.find({ title: new RegExp(remote._id) }).lean();
  expect(told.map(({ userId, title }) => [String(userId), title])).toEqual([
    [owner.user._id.toHexString(), `Build new of ${remote._id} was withdrawn`],
  ]);
});

it('drops a canary, and leaves everyone else’s build alone', async () => {
  const remote = await createRemote(test.config, ['new', 'good']);
  await owner.put(`/releases/${remote._id}/canary`, {
    version: remote.version,
    build: 'new',
    share: 100,
  });
  for (const person of people.slice(0, 5)) await tell(person, remote, 'new', failed);
  expect(await stateOf(remote)).toMatchObject({ current: 'good', canary: null });
});

it('counts a page that took too long as an error', async () => {
  const remote = await released();
  const readyMs = limits.release.withdrawal.slowMs;
  for (const person of people.slice(0, 5)) await tell(person, remote, 'new', { readyMs });
  expect((await stateOf(remote)).current).toBe('good');
});

it.each([
  [
    'few of many who open it meet errors',
    async (remote: Remote) => {
      const at = new Date();
      await BuildUseModel.insertMany(
        Array.from({ length: 30 }, (_, i) => ({
          _id: `${remote._id}:new:${i}`,
          remote: remote._id,
          build: 'new',
          at,
          userId: owner.user._id,
          loads: 1,
          failures: 0,
          readyMs: 500,
        })),
      );
    },
  ],
  [
    'the build before it fails as many',
    async (remote: Remote) => {
      const at = new Date(Date.now() - 60_000);
      await BuildUseModel.insertMany(
        Array.from({ length: 6 }, (_, i) => ({
          _id: `${remote._id}:good:${i}`,
          remote: remote._id,
          build: 'good',
          at,
          userId: owner.user._id,
          loads: 1,
          failures: 1,
          failedAt: at,
        })),
      );
    },
  ],
  [
    'it has been in force for long',
    async (remote: Remote) => {
      const at = new Date(Date.now() - limits.release.withdrawal.within - 60_000);
      await RemoteSwitchModel.updateMany({ remote: remote._id }, { $set: { at } });
    },
  ],
  [
    'there is no build to go back to',
    async (remote: Remote) => {
      await RemoteModel.updateOne({ _id: remote._id }, { $set: { trail: [] } });
    },
  ],
])('keeps the build in force if %s', async (_case, arrange) => {
  const remote = await released();
  await arrange(remote);
  for (const person of people) await tell(person, remote, 'new', failed);
  expect((await stateOf(remote)).current).toBe('new');
});

it('notifies once that a build fails and there is no earlier one', async () => {
  const remote = await released();
  await RemoteModel.updateOne({ _id: remote._id }, { $set: { trail: [] } });
  for (const person of people) await tell(person, remote, 'new', failed);
  await test.runEvents();
  const told = await NotificationModel.find({ title: new RegExp(remote._id) }).lean();
  expect(told.map(({ userId, title }) => [String(userId), title])).toEqual([
    [
      owner.user._id.toHexString(),
      `Build new of ${remote._id} fails, and there is no build to go back to`,
    ],
  ]);
});

it('counts users whose only page of the area comes with the build', async () => {
  const remote = await createRemote(test.config, ['good', 'new'], { _id: 'mfe-talent' });
  const [client] = people.slice(4);
  const report = () => tell(client ?? owner, remote, 'new', failed);
  expect((await report()).status).toBe(404);
  const route = {
    path: '/client-talent/bench',
    access: 'client',
    kind: 'page',
    layout: 'client',
    title: 'Bench',
    status: 'built',
    permission: 'clientJob.list',
  };
  await RemoteModel.updateOne(
    { _id: remote._id, 'builds.build': 'new' },
    { $set: { 'builds.$.routes': [route] } },
  );
  expect((await report()).status).toBe(200);
});

it('withdraws a build once if several users report at the same moment', async () => {
  const remote = await released();
  const answers = await Promise.all(people.map((person) => tell(person, remote, 'new', failed)));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect((await stateOf(remote)).current).toBe('good');
  expect(await RemoteSwitchModel.countDocuments({ remote: remote._id, kind: 'withdrawn' })).toBe(1);
});

it('shows how builds performed', async () => {
  const remote = await released();
  const times = [400, 1_234, 900, 2_000];
  for (const [i, readyMs] of times.entries())
    await tell(people[i] ?? owner, remote, 'new', { readyMs });
  await tell(people[0] ?? owner, remote, 'new', failed);
  const { body } = await owner.get('/releases');
  const state = body.remotes.find(({ name }: { name: string }) => name === remote._id);
  expect(state.builds).toMatchObject([
    { build: 'new', use: { people: 4, loads: 4, errors: 1, readyWithin: 1_200 } },
    { build: 'good', use: null },
  ]);
});

it('refuses reports on unknown remotes and builds, and from users without a page of the area', async () => {
  const remote = await released();
  const [recruiter, , , , client] = people;
  const away = [
    await tell(recruiter ?? owner, { ...remote, _id: 'mfe-none' }, 'new', failed),
    await tell(recruiter ?? owner, remote, 'unknown', failed),
    await tell(
      client ?? owner,
      await createRemote(test.config, ['new'], { _id: 'mfe-candidates' }),
      'new',
      failed,
    ),
  ];
  expect(away.map(({ body }) => body.error.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  const empty = await tell(recruiter ?? owner, remote, 'new', {});
  expect(empty.body.error.code).toBe('VALIDATION_FAILED');
});
