import type { RemoteRelease } from '@muster/contracts';
import mongoose, { Types } from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { actAs, createTarget, signInActor } from '../../impersonation/impersonation.fixtures.ts';
import { signInAs, signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { adoptReleases } from './adopt-releases.ts';
import { percentOf } from '../canary.ts';
import { announceBuild, createRemote, putBuild } from '../remote.fixtures.ts';
import { RemoteModel, type Canary } from '../remote.model.ts';
import { publishRelease } from './publish-release.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const builds = ['stable', 'current'] as const;
const withCanary = async (canary: Partial<Canary>) => {
  putBuild(test.config, 'mfe-jobs', 'canary');
  const { _id } = await createRemote(test.config, ['canary', ...builds], {
    canary: { build: 'canary', share: 0, roles: [], userIds: [], ...canary },
  });
  return _id;
};
const releasesFor = async (cookie?: string): Promise<RemoteRelease[]> => {
  const request = supertest(test.app).get('/api/v1/remotes');
  const { status, body, headers } = await (cookie ? request.set('Cookie', cookie) : request);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  return body.remotes;
};
const buildOf = async (name: string, person?: SignedIn) =>
  (await releasesFor(person?.cookie)).find((release) => release.name === name)?.build;

describe('screens that come with a release', () => {
  const bench = {
    path: '/bench',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    status: 'built',
    title: 'Bench',
    permission: 'pool.list',
  };
  const withRoutes = async (...routes: unknown[]) => {
    const remote = await createRemote(test.config, builds);
    await RemoteModel.updateOne(
      { _id: remote._id, 'builds.build': 'current' },
      { $set: { 'builds.$.routes': routes } },
    );
    return remote._id;
  };
  const routesOf = async (name: string, person?: SignedIn) =>
    (await releasesFor(person?.cookie))
      .find((release) => release.name === name)
      ?.routes.map(({ path, owner }) => [path, owner]);
  afterEach(() => RemoteModel.deleteMany({ _id: /^mfe-made/ }));

  it('are listed with it, and invalid ones are left out', async () => {
    const name = await withRoutes(bench, { ...bench, path: '/candidates/bench' }, { path: 7 });
    expect(await routesOf(name)).toEqual([['/bench', name]]);
  });

  it('are those of the build that the reader gets', async () => {
    const chosen = await signInAs(test, 'recruiter');
    const name = await withCanary({ userIds: [chosen.user._id] });
    await RemoteModel.updateOne(
      { _id: name, 'builds.build': 'canary' },
      { $set: { 'builds.$.routes': [bench] } },
    );
    expect(await routesOf(name, chosen)).toEqual([['/bench', name]]);
    expect(await routesOf(name)).toEqual([]);
  });

  it('belong to the remote that had the address first', async () => {
    const [first, second] = [await withRoutes(bench), await withRoutes(bench)].toSorted();
    expect(await routesOf(first!)).toEqual([['/bench', first]]);
    expect(await routesOf(second!)).toEqual([]);
  });

  it('prevent the release of a build if their addresses are not allowed', async () => {
    const { _id: other } = await createRemote(test.config, builds);
    const taken = await withRoutes(bench);
    putBuild(test.config, other, 'late', [bench, { ...bench, path: '/sign-in/bench' }]);
    const release = publishRelease(test.config, {
      name: other,
      build: 'late',
      note: '',
      canary: null,
      by: { userId: null, command: 'ada' },
    });
    await expect(release).rejects.toThrow(
      /The page \/bench that it brings along is the address of another.*\/sign-in\/bench .* lies below/,
    );
    await RemoteModel.deleteOne({ _id: taken });
    putBuild(test.config, other, 'better', [bench]);
    await publishRelease(test.config, {
      name: other,
      build: 'better',
      note: '',
      canary: null,
      by: { userId: null, command: 'ada' },
    });
    expect(await routesOf(other)).toEqual([['/bench', other]]);
  });
});

describe('a canary is seen', () => {
  it('only by the named users', async () => {
    const chosen = await signInAs(test, 'recruiter');
    const name = await withCanary({ userIds: [chosen.user._id] });
    expect(await buildOf(name, chosen)).toBe('canary');
    expect(await buildOf(name, await signInAs(test, 'recruiter'))).toBe('current');
    expect(await buildOf(name)).toBe('current');
  });

  it('by the users who currently work in its roles', async () => {
    const name = await withCanary({ roles: ['vetter'] });
    const vetter = await signInAs(test, 'vetter');
    expect(await buildOf(name, vetter)).toBe('canary');
    // The same user in another role.
    const other = await createAssignment(vetter.user._id, 'recruiter');
    expect(await buildOf(name, await signInUser(test, vetter.user, other))).toBe('current');
  });

  it('by its share of the users, always the same ones', async () => {
    const name = await withCanary({ share: 40 });
    const people = await Promise.all(Array.from({ length: 12 }, () => signInAs(test, 'recruiter')));
    for (const person of people) {
      const expected = percentOf(name, person.user._id) < 40 ? 'canary' : 'current';
      expect([await buildOf(name, person), await buildOf(name, person)]).toEqual([
        expected,
        expected,
      ]);
    }
  });

  it('by the real user, not by the user they act as', async () => {
    const target = await createTarget('vetter');
    const name = await withCanary({ roles: ['vetter'], userIds: [target.user._id] });
    const actor = await signInActor(test);
    await actAs(actor, target);
    const { body } = await actor.browser.get('/remotes');
    const seen = (body.remotes as RemoteRelease[]).find((release) => release.name === name);
    expect(seen?.build).toBe('current');
  });

  it('by about as many users as its share states, different ones for each remote', () => {
    const people = Array.from({ length: 4_000 }, () => new Types.ObjectId());
    const reached = (name: string) => people.filter((id) => percentOf(name, id) < 25);
    const jobs = reached('mfe-jobs');
    expect(jobs.length).toBeGreaterThan(800);
    expect(jobs.length).toBeLessThan(1_200);
    const both = reached('mfe-talent').filter((id) => jobs.includes(id));
    expect(both.length).toBeLessThan(400);
  });
});

describe('builds on the disk', () => {
  it('are adopted when the last build announces itself, and a rollback survives the next check', async () => {
    for (const build of ['b1', 'b2']) putBuild(test.config, 'mfe-talent', build);
    announceBuild(test.config, 'mfe-talent', 'b1');
    expect(await buildOf('mfe-talent')).toBe('b1');
    announceBuild(test.config, 'mfe-talent', 'b2');
    expect(await buildOf('mfe-talent')).toBe('b2');
    const owner = await signInAs(test, 'owner');
    const { body } = await owner.post('/releases/mfe-talent/actions/rollback', { version: 2 });
    expect(body).toMatchObject({
      current: 'b1',
      history: [
        { kind: 'rollback', from: 'b2', to: 'b1' },
        { kind: 'release', from: 'b1', to: 'b2', by: null },
        { kind: 'release', from: null, to: 'b1', by: null },
      ],
    });
    await adoptReleases(test.config);
    expect(await buildOf('mfe-talent')).toBe('b1');
  });

  it('are ignored while they are announced but incomplete', async () => {
    putBuild(test.config, 'mfe-companies', 'b1');
    announceBuild(test.config, 'mfe-companies', 'b1');
    expect(await buildOf('mfe-companies')).toBe('b1');
    announceBuild(test.config, 'mfe-companies', 'half');
    expect(await buildOf('mfe-companies')).toBe('b1');
  });
});

it('the registry is served from memory, as to a visitor, while the database is unavailable', async () => {
  const chosen = await signInAs(test, 'recruiter');
  const name = await withCanary({ userIds: [chosen.user._id] });
  expect(await buildOf(name, chosen)).toBe('canary');
  const dbName = mongoose.connection.name;
  await mongoose.disconnect();
  expect(await buildOf(name, chosen)).toBe('current');
  await mongoose.connect(process.env['MUSTER_TEST_MONGODB'] ?? '', { dbName });
});
