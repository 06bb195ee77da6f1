import type { RemoteState } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createRemote, putBuild } from './remote.fixtures.ts';
import { adoptReleases } from './api/adopt-releases.ts';
import { releaseFolder } from '../../static/release-folders.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner', { user: { firstName: 'Ines', lastName: 'Duarte' } });
});
afterAll(() => test.close());

const threeBuilds = ['b1', 'b2', 'b3'] as const;
const made = () => createRemote(test.config, threeBuilds);
const stateOf = async (name: string): Promise<RemoteState> => {
  const { body } = await owner.get('/releases');
  return body.remotes.find((remote: RemoteState) => remote.name === name);
};
const act = (name: string, action: string, body: object) =>
  owner.post(`/releases/${name}/actions/${action}`, body);

describe('the list of releases', () => {
  it('shows builds, history and the build to roll back to', async () => {
    const { _id, version } = await made();
    await act(_id, 'switch', { version, build: 'b1', note: 'The list was slow.' });
    expect(await stateOf(_id)).toMatchObject({
      current: 'b1',
      previous: 'b3',
      canary: null,
      version: version + 1,
      builds: threeBuilds.toReversed().map((build) => ({ build, onDisk: true, isReleased: true })),
      history: [
        { kind: 'switch', from: 'b3', to: 'b1', by: 'Ines Duarte', note: 'The list was slow.' },
      ],
    });
  });

  it('includes remotes without a release', async () => {
    expect(await stateOf('mfe-public')).toMatchObject({ current: null, builds: [] });
  });

  it.each(['recruiter', 'team_lead', 'finance_hr', 'client_admin', 'candidate'] as const)(
    'is hidden from a %s',
    async (role) => {
      const person = await signInAs(test, role);
      const { _id, version } = await made();
      expect((await person.get('/releases')).body.error.code).toBe('FORBIDDEN');
      const answer = await person.post(`/releases/${_id}/actions/rollback`, { version });
      expect(answer.body.error.code).toBe('FORBIDDEN');
      expect((await stateOf(_id)).current).toBe('b3');
    },
  );
});

describe('a build that was never released', () => {
  it('is listed, but served to nobody', async () => {
    const { _id, version } = await made();
    putBuild(test.config, _id, 'refused');
    await adoptReleases(test.config);
    const { builds } = await stateOf(_id);
    expect(builds.find(({ build }) => build === 'refused')).toMatchObject({
      onDisk: true,
      isReleased: false,
    });
    const canary = { version, build: 'refused', share: 10 };
    const answers = [
      await act(_id, 'switch', { version, build: 'refused' }),
      await owner.put(`/releases/${_id}/canary`, canary),
    ];
    expect(answers.map(({ body }) => body.error.code)).toEqual([
      'RELEASE_NOT_AVAILABLE',
      'RELEASE_NOT_AVAILABLE',
    ]);
    expect((await stateOf(_id)).current).toBe('b3');
  });
});

describe('a switch', () => {
  it('is logged with its user and its change', async () => {
    const { _id, version } = await made();
    await act(_id, 'switch', { version, build: 'b2' });
    const event = await AuditEventModel.findOne({ entity: 'Remote', entityId: _id }).lean();
    expect(event).toMatchObject({ action: 'release.switch', actorUserId: owner.user._id });
    expect(event?.changes.map(({ path }) => path)).toEqual(['current']);
  });

  it('requires the version that the user saw, and otherwise returns the current state', async () => {
    const { _id, version } = await made();
    await act(_id, 'switch', { version, build: 'b2' });
    const late = await act(_id, 'switch', { version, build: 'b1' });
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
    expect(late.body.error.context).toMatchObject({
      version: version + 1,
      current: { current: 'b2' },
    });
    expect((await stateOf(_id)).current).toBe('b2');
  });

  it('succeeds for only one of two users at the same moment', async () => {
    const { _id, version } = await made();
    const answers = await Promise.all(
      ['b1', 'b2'].map((build) => act(_id, 'switch', { version, build })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stateOf(_id)).history).toHaveLength(1);
  });

  it.each([
    ['a build that was not published', 'b9'],
    ['the build that runs', 'b3'],
  ])('refuses %s', async (_what, build) => {
    const { _id, version } = await made();
    const answer = await act(_id, 'switch', { version, build });
    expect(answer.body.error.code).toBe('RELEASE_NOT_AVAILABLE');
  });

  it('refuses a build whose files are gone, which the list shows', async () => {
    const { _id, version } = await made();
    rmSync(join(releaseFolder(test.config, _id), 'b2'), { recursive: true });
    const answer = await act(_id, 'switch', { version, build: 'b2' });
    expect(answer.body.error.code).toBe('RELEASE_NOT_AVAILABLE');
    expect((await stateOf(_id)).builds).toContainEqual(
      expect.objectContaining({ build: 'b2', onDisk: false }),
    );
  });
});

describe('rolling back', () => {
  it('goes one build further back each time, until none is left', async () => {
    const { _id, version } = await made();
    for (const [i, build] of ['b2', 'b1'].entries()) {
      const { body } = await act(_id, 'rollback', { version: version + i });
      expect(body).toMatchObject({ current: build, version: version + i + 1 });
    }
    expect((await stateOf(_id)).previous).toBeNull();
    const answer = await act(_id, 'rollback', { version: version + 2 });
    expect(answer.body.error.code).toBe('RELEASE_NOT_AVAILABLE');
  });

  it('skips builds whose files are gone', async () => {
    const { _id, version } = await made();
    rmSync(join(releaseFolder(test.config, _id), 'b2'), { recursive: true });
    expect((await act(_id, 'rollback', { version })).body.current).toBe('b1');
  });
});

describe('a canary', () => {
  const setCanary = (name: string, body: object) => owner.put(`/releases/${name}/canary`, body);

  it('is set with share, roles and users, and promoted', async () => {
    const { _id, version } = await made();
    const { body } = await setCanary(_id, {
      version,
      build: 'b2',
      share: 10,
      roles: ['recruiter', 'recruiter'],
      userIds: [owner.userId],
    });
    expect(body.canary).toEqual({
      build: 'b2',
      share: 10,
      roles: ['recruiter'],
      users: [{ id: owner.userId, name: 'Ines Duarte' }],
    });
    const ended = await owner.post(`/releases/${_id}/canary/actions/end`, {
      version: version + 1,
      outcome: 'promote',
    });
    expect(ended.body).toMatchObject({ current: 'b2', canary: null, previous: 'b3' });
  });

  it('is dropped, and every user keeps the previous build', async () => {
    const { _id, version } = await made();
    await setCanary(_id, { version, build: 'b2', share: 50 });
    const end = (at: number) =>
      owner.post(`/releases/${_id}/canary/actions/end`, { version: at, outcome: 'drop' });
    expect((await end(version + 1)).body).toMatchObject({ current: 'b3', canary: null });
    expect((await end(version + 2)).body.error.code).toBe('RELEASE_NOT_AVAILABLE');
  });

  it('ends when its build is switched to', async () => {
    const { _id, version } = await made();
    await setCanary(_id, { version, build: 'b2', share: 50 });
    const { body } = await act(_id, 'switch', { version: version + 1, build: 'b2' });
    expect(body).toMatchObject({ current: 'b2', canary: null });
  });

  it.each([
    ['for no one', { build: 'b2' }, 'VALIDATION_FAILED'],
    [
      'for people who do not exist',
      { build: 'b2', userIds: ['65a000000000000000000001'] },
      'VALIDATION_FAILED',
    ],
    ['of the build that all users have', { build: 'b3', share: 10 }, 'RELEASE_NOT_AVAILABLE'],
    ['of more than all users', { build: 'b2', share: 101 }, 'VALIDATION_FAILED'],
  ])('is refused %s', async (_what, canary, code) => {
    const { _id, version } = await made();
    expect((await setCanary(_id, { version, ...canary })).body.error.code).toBe(code);
  });
});

it('answers 404 for a remote that the registry does not know', async () => {
  const answer = await act('mfe-nowhere', 'rollback', { version: 1 });
  expect(answer.body.error.code).toBe('NOT_FOUND');
});
