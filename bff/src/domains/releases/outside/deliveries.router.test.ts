import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, type RemoteState } from '@muster/contracts';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { IdempotencyModel } from '../../../idempotency/idempotency-record.model.ts';
import { visitor } from '../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { releaseFolder } from '../../../static/release-folders.ts';
import { RemoteModel } from '../remote.model.ts';
import {
  createReleaseToken,
  signedBegin,
  type Files,
  type TestToken,
} from './delivery.fixtures.ts';
import { ReleaseTokenModel } from './release-token.model.ts';

let test: TestApp;
let owner: SignedIn;
let rootDir: string;

/**
 * A gate that refuses files with a certain word, instead of the real one, which has separate tests.
 */
const gate = `
import { readFileSync } from 'node:fs';
const { remote, build, dir, inForce } = JSON.parse(process.argv[2]);
const text = readFileSync(dir + '/' + build + '/app.js', 'utf8');
const refused = text.includes('bad') ? ['It is bad, beside ' + inForce] : [];
console.log(JSON.stringify({ refused, seen: false }));
`;

beforeAll(async () => {
  rootDir = mkdtempSync(join(tmpdir(), 'muster-gate-'));
  mkdirSync(join(rootDir, 'scripts/release'), { recursive: true });
  writeFileSync(join(rootDir, 'scripts/release/try-delivered.mjs'), gate);
  test = await createTestApp({ config: { rootDir } });
  owner = await signInAs(test, 'owner', { user: { firstName: 'Ines', lastName: 'Duarte' } });
});
afterAll(async () => {
  await test.close();
  rmSync(rootDir, { recursive: true, force: true });
});

const filesOf = (text: string): Files => ({
  'mf-manifest.json': '{"metaData":{},"exposes":[]}',
  'app.js': text,
});
/** A page that the release declares. */
const page = {
  path: '/bench',
  access: 'staff',
  kind: 'page',
  layout: 'staff',
  title: 'Bench',
  status: 'built',
  permission: 'home.read',
};
type Changes = Partial<Parameters<typeof signedBegin>[2]>;
const begin = (token: TestToken, files: Files, changes: Changes = {}) => {
  const about = { remote: token.token.remote as `mfe-${string}`, build: 'b1', ...changes };
  const body = signedBegin(token, files, about);
  return visitor(test.app).post('/release-deliveries', body);
};
const send = (ticket: string, bytes: string, offset = 0) =>
  supertest(test.app)
    .put(`/api/v1/release-deliveries/${ticket}/bytes?offset=${offset}`)
    .set('Content-Type', 'application/octet-stream')
    .send(bytes);
const finish = (ticket: string) =>
  visitor(test.app).post(`/release-deliveries/${ticket}/actions/finish`);

/** Delivers like a team's command; returns the result. */
async function deliver(token: TestToken, files: Files, changes: Changes = {}) {
  const { ticket } = (await begin(token, files, changes).expect(201)).body;
  await send(ticket, Object.values(files).join('')).expect(200);
  return (await finish(ticket).expect(200)).body;
}
const remoteOf = (name: string) => RemoteModel.findById(name).lean();

describe('a release token', () => {
  it('is shown once, and only a digest of its public half is stored', async () => {
    const made = await owner.post('/release-tokens', {
      remote: 'mfe-told',
      name: 'CI',
      days: '30',
    });
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^muster-release_[\w-]{43}$/);
    const { body } = await owner.get('/release-tokens');
    expect(body.tokens).toContainEqual(made.body.token);
    expect(made.body.token).toMatchObject({ remote: 'mfe-told', createdBy: 'Ines Duarte' });
    const stored = JSON.stringify([
      await ReleaseTokenModel.find({}).lean(),
      await IdempotencyModel.find({}).lean(),
      await AuditEventModel.find({}).lean(),
    ]);
    expect(stored).not.toContain(made.body.secret.slice(-43));
  });

  it('needs a fresh proof of the password and the permission to release', async () => {
    const old = { provenAt: new Date(Date.now() - limits.session.reauthentication - 1000) };
    const body = { remote: 'mfe-told', name: 'CI', days: '30' };
    const late = await signInAs(test, 'owner', { session: old });
    expect((await late.post('/release-tokens', body)).body.error.code).toBe(
      'REAUTHENTICATION_REQUIRED',
    );
    const recruiter = await signInAs(test, 'recruiter');
    expect((await recruiter.post('/release-tokens', body)).body.error.code).toBe('FORBIDDEN');
  });

  it('is valid only for its remote and only until it ends', async () => {
    const token = await createReleaseToken('mfe-own');
    const code = async (answer: ReturnType<typeof begin>) => (await answer).body.error?.code;
    expect(await code(begin(token, filesOf('a'), { remote: 'mfe-jobs' }))).toBe('API_KEY_INVALID');
    const late = await createReleaseToken('mfe-own', { expiresAt: new Date(Date.now() - 1) });
    expect(await code(begin(late, filesOf('a')))).toBe('API_KEY_INVALID');
    const { ticket } = (await begin(token, filesOf('a')).expect(201)).body;
    const path = `/release-tokens/${token.token._id.toHexString()}`;
    expect((await owner.delete(path)).status).toBe(200);
    expect(await code(begin(token, filesOf('a')))).toBe('API_KEY_INVALID');
    // Also for deliveries in progress.
    await send(ticket, Object.values(filesOf('a')).join('')).expect(200);
    await finish(ticket).expect(404);
    expect(await remoteOf('mfe-own')).toBeNull();
  });

  it('signs each delivery for a single use within a short time', async () => {
    const token = await createReleaseToken('mfe-signed');
    const old = new Date(Date.now() - limits.release.delivery.signedWithin - 1000).toISOString();
    expect((await begin(token, filesOf('a'), { at: old })).body.error.code).toBe('API_KEY_INVALID');
    const about = { remote: 'mfe-signed', build: 'b1' } as const;
    const body = signedBegin(token, filesOf('a'), about);
    const post = (sent: object) => visitor(test.app).post('/release-deliveries', sent);
    await post(body).expect(201);
    expect((await post(body)).body.error.code).toBe('API_KEY_INVALID');
    const other = signedBegin(token, filesOf('a'), { ...about, note: 'Two' });
    const forged = { ...other, manifest: { ...other.manifest, build: 'b2' } };
    expect((await post(forged)).body.error.code).toBe('API_KEY_INVALID');
  });
});

describe('a delivery', () => {
  it('releases a new remote, and the log names the token', async () => {
    const token = await createReleaseToken('mfe-bench');
    const files = {
      ...filesOf('good'),
      'routes.json': JSON.stringify({ 'benchRoutes.home': page }),
    };
    const delivered = await deliver(token, files, { note: 'First' });
    expect(delivered).toEqual({ outcome: 'released', before: null, seen: false, faults: [] });
    expect(await remoteOf('mfe-bench')).toMatchObject({
      current: 'b1',
      builds: [{ build: 'b1', note: 'First (not opened in a browser)' }],
    });
    const folder = releaseFolder(test.config, 'mfe-bench');
    expect(readFileSync(join(folder, 'b1/app.js'), 'utf8')).toBe('good');
    expect(readdirSync(folder).toSorted()).toEqual(['b1', 'latest.json']);
    const entityId = token.token._id.toHexString();
    expect(await AuditEventModel.findOne({ entityId }).lean()).toMatchObject({
      action: 'release_token.release',
      tokenId: entityId,
    });
    const { body } = await owner.get('/releases');
    const state = body.remotes.find(({ name }: RemoteState) => name === 'mfe-bench');
    expect(state.history[0].by).toBe('CI of the bench (release token)');
    expect(state.routePrefixes).toEqual(['/bench']);
    const served = await visitor(test.app).get('/remotes');
    const named = served.body.remotes.find(({ name }: { name: string }) => name === 'mfe-bench');
    expect(named.routes).toMatchObject([{ path: '/bench', owner: 'mfe-bench' }]);
  });

  it('goes to some users first, and then to all', async () => {
    const token = await createReleaseToken('mfe-first');
    await deliver(token, filesOf('one'));
    const canary = { share: 10, roles: [], mails: [] };
    expect(await deliver(token, filesOf('two'), { build: 'b2', canary })).toMatchObject({
      outcome: 'canary',
      before: 'b1',
    });
    expect(await remoteOf('mfe-first')).toMatchObject({ current: 'b1', canary: { build: 'b2' } });
    const nobody = { share: 0, roles: [], mails: ['nobody@agency.example'] };
    const refused = await deliver(token, filesOf('two'), { build: 'b2', canary: nobody });
    expect(refused.faults.join()).toContain('Nobody has the mail address');
    expect(await deliver(token, filesOf('two'), { build: 'b2' })).toMatchObject({
      outcome: 'released',
      before: 'b1',
    });
  });

  it('is neither kept nor released if the gate refuses it', async () => {
    const token = await createReleaseToken('mfe-refused');
    await deliver(token, filesOf('good'));
    const folder = releaseFolder(test.config, 'mfe-refused');
    expect(await deliver(token, filesOf('bad'), { build: 'b2' })).toMatchObject({
      outcome: 'refused',
      faults: [`It is bad, beside ${join(folder, 'b1')}`],
    });
    expect(await deliver(token, filesOf('good'), { build: 'b3', purpose: 'try' })).toMatchObject({
      outcome: 'fine',
    });
    expect((await remoteOf('mfe-refused'))?.current).toBe('b1');
    expect(readdirSync(folder).toSorted()).toEqual(['b1', 'latest.json']);
  });

  it('never changes a build, and must contain exactly what was signed', async () => {
    const token = await createReleaseToken('mfe-exact');
    await deliver(token, filesOf('good'));
    expect((await deliver(token, filesOf('else'))).faults.join()).toContain('never changed');
    expect(await deliver(token, filesOf('good'))).toMatchObject({ outcome: 'same' });
    const { ticket } = (await begin(token, filesOf('good'), { build: 'b2' })).body;
    const bytes = Object.values(filesOf('evil')).join('');
    await send(ticket, bytes).expect(200);
    expect((await finish(ticket)).body.faults).toEqual([
      'Its files are not those that were signed: app.js.',
    ]);
    expect(readFileSync(join(releaseFolder(test.config, 'mfe-exact'), 'b1/app.js'), 'utf8')).toBe(
      'good',
    );
  });

  it.each(['../b1/app.js', '/etc/app.js', 'a/../../app.js', '.hidden', 'a//b'])(
    'cannot contain a file at %s',
    async (path) => {
      const token = await createReleaseToken('mfe-paths');
      const { body, status } = await begin(token, { [path]: 'x' });
      expect([status, body.error.code]).toEqual([422, 'VALIDATION_FAILED']);
    },
  );

  it('continues after a lost connection, and is finished once', async () => {
    const token = await createReleaseToken('mfe-lost');
    const bytes = Object.values(filesOf('good')).join('');
    const { ticket } = (await begin(token, filesOf('good'))).body;
    await send(ticket, bytes.slice(0, 20)).expect(200);
    const gap = await send(ticket, bytes.slice(30), 30);
    expect(gap.body.error).toMatchObject({ code: 'UPLOAD_INCOMPLETE', context: { offset: 20 } });
    expect((await finish(ticket)).body.error.code).toBe('UPLOAD_INCOMPLETE');
    await send(ticket, bytes.slice(10), 10).expect(200);
    const answers = await Promise.all([finish(ticket), finish(ticket)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});
