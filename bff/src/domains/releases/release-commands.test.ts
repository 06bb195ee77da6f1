import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testConfig } from '../../testing/test-config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildInForce } from './api/build-in-force.ts';
import { publishRelease } from './api/publish-release.ts';
import { pruneReleases } from './api/prune-releases.ts';
import { releaseFolder } from '../../static/release-folders.ts';
import { RemoteModel } from './remote.model.ts';
import { createRemote, putBuild } from './remote.fixtures.ts';
import { RemoteSwitchModel } from './remote-switch.model.ts';
import { rollBack } from './api/roll-back.ts';

const config = testConfig();
const by = { userId: null, command: 'rosa on build-1' };

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(async () => {
  await drop();
  rmSync(config.dataDir, { recursive: true, force: true });
});

const release = (
  name: string,
  build: string,
  canary: Parameters<typeof publishRelease>[1]['canary'] = null,
) => publishRelease(config, { name, build, note: 'For Monday', by, canary });
const remoteOf = (name: string) => RemoteModel.findById(name).lean();

describe('a release', () => {
  it('puts a build in force and records who did it', async () => {
    const { _id } = await createRemote(config, ['b1', 'b2']);
    putBuild(config, _id, 'b3');
    const { outcome, before, remote } = await release(_id, 'b3');
    expect([outcome, before, remote.current]).toEqual(['released', 'b2', 'b3']);
    expect(remote.builds[0]).toMatchObject({ build: 'b3', note: 'For Monday', publishedBy: by });
    expect(await RemoteSwitchModel.findOne({ remote: _id }).lean()).toMatchObject({
      kind: 'release',
      from: 'b2',
      to: 'b3',
      by,
      note: 'For Monday',
    });
  });

  it('changes nothing if the build already runs', async () => {
    const { _id, version } = await createRemote(config, ['b1', 'b2']);
    expect((await release(_id, 'b2')).outcome).toBe('same');
    expect(await remoteOf(_id)).toMatchObject({ current: 'b2', version });
  });

  it('can be the first of a remote', async () => {
    putBuild(config, 'mfe-new', 'b1');
    expect(await release('mfe-new', 'b1')).toMatchObject({ outcome: 'released', before: null });
    expect(await remoteOf('mfe-new')).toMatchObject({
      current: 'b1',
      builds: [{ build: 'b1', publishedBy: by, note: 'For Monday' }],
    });
    expect(await RemoteSwitchModel.findOne({ remote: 'mfe-new' }).lean()).toMatchObject({ by });
  });

  it('cannot be a canary if it is the first of a remote', async () => {
    putBuild(config, 'mfe-newer', 'b1');
    const canary = { share: 10, roles: [], userIds: [] };
    await expect(release('mfe-newer', 'b1', canary)).rejects.toThrow(
      /first build is for everybody/,
    );
    expect(await remoteOf('mfe-newer')).toBeNull();
  });

  it('leaves the build of other users alone if it is a canary', async () => {
    const { _id } = await createRemote(config, ['b1', 'b2']);
    const { outcome } = await release(_id, 'b1', { share: 10, roles: [], userIds: [] });
    expect(outcome).toBe('canary');
    expect(await remoteOf(_id)).toMatchObject({
      current: 'b2',
      canary: { build: 'b1', share: 10 },
    });
  });

  it.each([
    ['without a manifest', null],
    ['with a broken manifest', '{"exposes":'],
    ['with a manifest that is none', '{"name":"mfe-jobs"}'],
  ])('is refused for a build %s, and switches nothing', async (_what, manifest) => {
    const { _id, version } = await createRemote(config, ['b1', 'b2']);
    const folder = join(releaseFolder(config, _id), 'broken');
    mkdirSync(folder, { recursive: true });
    if (manifest !== null) writeFileSync(join(folder, 'mf-manifest.json'), manifest);
    await expect(release(_id, 'broken')).rejects.toThrow(/broken/);
    expect(await remoteOf(_id)).toMatchObject({ current: 'b2', version });
  });
});

it('the build in force is the one for everybody, regardless of a canary', async () => {
  const { _id } = await createRemote(config, ['b1', 'b2']);
  await release(_id, 'b1', { share: 10, roles: [], userIds: [] });
  expect(await buildInForce(_id)).toBe('b2');
  expect(await buildInForce('mfe-nowhere')).toBeNull();
});

describe('a rollback', () => {
  it('names the existing remotes if the requested one is unknown', async () => {
    const { _id } = await createRemote(config, ['b1']);
    await expect(rollBack(config, { name: 'mfe-nowhere', note: '', by })).rejects.toThrow(_id);
  });

  it('reports that there is no earlier build', async () => {
    const { _id } = await createRemote(config, ['b1']);
    await expect(rollBack(config, { name: _id, note: '', by })).rejects.toThrow(/no earlier build/);
    expect(await remoteOf(_id)).toMatchObject({ current: 'b1' });
  });
});

it('removes builds beyond the last five, except those that are still needed', async () => {
  const builds = Array.from({ length: 9 }, (_, i) => `b${i + 1}`) as [string, ...string[]];
  const at = (i: number) => new Date(Date.UTC(2026, 10, i));
  const { _id } = await createRemote(config, builds, {
    current: 'b1',
    trail: ['b9', 'b2'],
    canary: { build: 'b3', share: 10, roles: [], userIds: [] },
    builds: builds.map((build, i) => ({
      build,
      manifest: 'mf-manifest.json',
      routes: [],
      note: '',
      publishedBy: by,
      publishedAt: at(i + 1),
    })),
  });
  const stray = join(releaseFolder(config, 'mfe-unknown'), 'b1');
  mkdirSync(stray, { recursive: true });

  const pruned = await pruneReleases(config);

  expect(pruned).toContainEqual({ name: _id, removed: ['b4'] });
  const left = builds.filter((build) => existsSync(join(releaseFolder(config, _id), build)));
  expect(left).toEqual(builds.filter((build) => build !== 'b4'));
  expect(existsSync(stray)).toBe(true);
});
