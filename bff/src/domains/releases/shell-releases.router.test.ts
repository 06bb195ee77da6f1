import { limits, shellName, type RemoteRelease, type RemoteState } from '@muster/contracts';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { adoptReleases } from './api/adopt-releases.ts';
import { publishRelease } from './api/publish-release.ts';
import { pruneReleases } from './api/prune-releases.ts';
import { announceBuild, createRemote, needNames, putBuild, putShell } from './remote.fixtures.ts';
import { RemoteModel } from './remote.model.ts';
import { RemoteSwitchModel } from './remote-switch.model.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner', { user: { firstName: 'Ines', lastName: 'Duarte' } });
});
afterAll(() => test.close());
afterEach(() => Promise.all([RemoteModel.deleteMany({}), RemoteSwitchModel.deleteMany({})]));

const makeShell = (changes: Parameters<typeof createRemote>[2] = {}) =>
  createRemote(test.config, ['s1', 's2', 's3'], { _id: shellName, ...changes });
const act = (action: string, body: object) =>
  owner.post(`/releases/${shellName}/actions/${action}`, body);
const open = (path: string, person?: SignedIn) =>
  supertest(test.app)
    .get(path)
    .set('Cookie', person?.cookie ?? '');
const shellOf = async (path: string, person?: SignedIn) =>
  /Shell (\w+)/.exec((await open(path, person)).text)?.[1];
const stateOf = async (name: string): Promise<RemoteState> => {
  const { body } = await owner.get('/releases');
  return body.remotes.find((state: RemoteState) => state.name === name);
};
const releasesFor = async (query = '', person?: SignedIn): Promise<RemoteRelease[]> =>
  (await open(`/api/v1/remotes${query}`, person)).body.remotes;
const buildOf = async (name: string, query = '', person?: SignedIn) =>
  (await releasesFor(query, person)).find((release) => release.name === name)?.build;
const by = { userId: null, command: 'ada' };
const release = (name: string, build: string, changes: object = {}) =>
  publishRelease(test.config, { name, build, note: '', by, canary: null, ...changes });

describe('the shell', () => {
  it('is adopted from its first build if the registry is empty', async () => {
    putBuild(test.config, shellName, 's1');
    announceBuild(test.config, shellName, 's1');
    await adoptReleases(test.config);
    expect(await stateOf(shellName)).toMatchObject({ current: 's1', routePrefixes: [] });
    expect(await shellOf('/sign-in')).toBe('s1');
  });

  it('is switched and rolled back; every page uses the build in force, and the history lists each change', async () => {
    const { version } = await makeShell();
    expect([await shellOf('/jobs'), await buildOf(shellName)]).toEqual(['s3', 's3']);
    const note = 'The menu was slow.';
    const switched = await act('switch', { version, build: 's1', note });
    expect(switched.body).toMatchObject({ current: 's1', previous: 's3' });
    expect([await shellOf('/jobs'), await buildOf(shellName)]).toEqual(['s1', 's1']);
    await act('rollback', { version: version + 1 });
    expect(await shellOf('/')).toBe('s3');
    expect((await stateOf(shellName)).history).toMatchObject([
      { kind: 'rollback', from: 's1', to: 's3', by: 'Ines Duarte' },
      { kind: 'switch', from: 's3', to: 's1', note },
    ]);
  });

  it('still serves the files of every build to open pages', async () => {
    const { version } = await makeShell();
    await act('switch', { version, build: 's1' });
    const answers = await Promise.all(
      ['s1', 's2', 's3'].map((build) => open(`/remotes/shell/${build}/main.js`)),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '// s1'],
      [200, '// s2'],
      [200, '// s3'],
    ]);
    expect(answers[0]?.headers['cache-control']).toContain('immutable');
  });

  it('is shown as a canary to some users first, and never to visitors', async () => {
    const [chosen, other] = [await signInAs(test, 'vetter'), await signInAs(test, 'recruiter')];
    const { version } = await makeShell();
    const canary = { version, build: 's2', share: 0, roles: ['vetter'] };
    expect((await owner.put(`/releases/${shellName}/canary`, canary)).status).toBe(200);
    expect(await shellOf('/jobs', chosen)).toBe('s2');
    expect(await buildOf(shellName, '', chosen)).toBe('s2');
    expect([await shellOf('/jobs', other), await shellOf('/jobs')]).toEqual(['s3', 's3']);
    await owner.post(`/releases/${shellName}/canary/actions/end`, {
      version: version + 1,
      outcome: 'promote',
    });
    expect(await shellOf('/jobs', other)).toBe('s2');
  });

  it('keeps the files of the running build, of the canary and of earlier builds to return to', async () => {
    const canary = { build: 's1', share: 10, roles: [], userIds: [] };
    await makeShell({ canary });
    for (let i = 0; i < limits.release.kept; i += 1) putShell(test.config, `t${i}`);
    await adoptReleases(test.config);
    const pruned = await pruneReleases(test.config);
    const removed = pruned.find(({ name }) => name === shellName)?.removed ?? [];
    for (const build of ['s1', 's2', 's3']) expect(removed).not.toContain(build);
  });

  it('is withdrawn if it fails for five users', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, () => signInAs(test, 'client_viewer')),
    );
    const { version } = await makeShell({ current: 's1', trail: [] });
    await act('switch', { version, build: 's3' });
    for (const person of people) {
      const path = `/releases/${shellName}/builds/s3/reports`;
      expect((await person.post(path, { failure: 'broken' })).status).toBe(200);
    }
    expect(await shellOf('/jobs')).toBe('s1');
    expect((await stateOf(shellName)).history[0]).toMatchObject({
      kind: 'withdrawn',
      from: 's3',
      to: 's1',
      health: { people: 5, failing: 5 },
    });
  });
});

describe('an incompatible shell and remote', () => {
  const remote = 'mfe-fitted';
  /**
   * Creates two shells, of which the second also has Gauge, and a remote whose second build needs
   * it.
   */
  async function makeBoth() {
    putShell(test.config, 'plain', ['Card']);
    putShell(test.config, 'rich', ['Card', 'Gauge']);
    await createRemote(test.config, ['plain'], { _id: shellName });
    putShell(test.config, 'plain', ['Card']);
    const { version } = await createRemote(test.config, ['old'], { _id: remote });
    putBuild(test.config, remote, 'new');
    needNames(test.config, remote, 'old', ['Card']);
    needNames(test.config, remote, 'new', ['Card', 'Gauge']);
    return version;
  }
  const missing = 'mfe-fitted new uses Gauge of @muster/ui, which the shell does not have';

  it('are refused, with the missing name and a way out, whichever comes second', async () => {
    await makeBoth();
    await expect(release(remote, 'new')).rejects.toThrow(
      `${missing} (shell plain). Release a shell that provides it first, or do without it.`,
    );
    await release(shellName, 'rich');
    await release(remote, 'new');
    await expect(release(shellName, 'plain')).rejects.toThrow(
      `${missing} (shell plain). Release the remote without it first, or keep it in the shell.`,
    );
    const { version } = await stateOf(shellName);
    const answers = [
      await act('switch', { version, build: 'plain' }),
      await act('rollback', { version }),
      await owner.put(`/releases/${shellName}/canary`, { version, build: 'plain', share: 10 }),
    ];
    for (const { status, body } of answers)
      expect([status, body.error.code, body.error.context.faults]).toEqual([
        409,
        'RELEASE_DOES_NOT_FIT',
        expect.stringContaining(missing),
      ]);
    expect((await stateOf(shellName)).current).toBe('rich');
  });

  it('are also refused as a canary of either', async () => {
    await makeBoth();
    const some = { canary: { share: 10, roles: [], userIds: [] } };
    await release(shellName, 'rich', some);
    // Most users still have the shell without it.
    await expect(release(remote, 'new', some)).rejects.toThrow(missing);
    expect((await stateOf(remote)).canary).toBeNull();
  });

  it('can be released together by force', async () => {
    await makeBoth();
    expect((await release(remote, 'new', { isForced: true })).outcome).toBe('released');
  });

  it('keep the running shell in force until a compatible one is found at startup', async () => {
    await makeBoth();
    await release(shellName, 'rich');
    await release(remote, 'new');
    putShell(test.config, 'later', ['Card']);
    announceBuild(test.config, shellName, 'later');
    await adoptReleases(test.config);
    expect((await stateOf(shellName)).current).toBe('rich');
    putShell(test.config, 'latest', ['Card', 'Gauge']);
    announceBuild(test.config, shellName, 'latest');
    await adoptReleases(test.config);
    expect((await stateOf(shellName)).current).toBe('latest');
  });

  it('an open page keeps a remote that runs in its shell', async () => {
    await makeBoth();
    await release(shellName, 'rich');
    await release(remote, 'new');
    expect(await buildOf(remote)).toBe('new');
    expect(await buildOf(remote, '?shell=rich')).toBe('new');
    expect(await buildOf(remote, '?shell=plain')).toBe('old');
    expect(await buildOf(remote, '?shell=unknown')).toBe('new');
    // The page learns that there is another shell.
    expect(await buildOf(shellName, '?shell=plain')).toBe('rich');
  });

  it('a failing shell is withdrawn to the last one that fits', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, () => signInAs(test, 'client_viewer')),
    );
    await makeBoth();
    await release(shellName, 'rich');
    putShell(test.config, 'poor', ['Card']);
    await release(shellName, 'poor');
    putShell(test.config, 'bad', ['Card', 'Gauge']);
    await release(shellName, 'bad');
    await release(remote, 'new');
    for (const person of people)
      await person.post(`/releases/${shellName}/builds/bad/reports`, { failure: 'broken' });
    expect((await stateOf(shellName)).current).toBe('rich');
  });
});

// The last test: sessions are lost with the connection.
it('the shell is served in its last known build while the database is unavailable', async () => {
  const { version } = await makeShell();
  await act('switch', { version, build: 's2' });
  expect(await shellOf('/jobs')).toBe('s2');
  const { name } = mongoose.connection;
  await mongoose.disconnect();
  const shown = await shellOf('/jobs');
  await mongoose.connect(process.env['MUSTER_TEST_MONGODB'] ?? '', { dbName: name });
  expect(shown).toBe('s2');
});
