import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageStartId } from '@muster/contracts';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { storedPicture } from '../domains/files/file.fixtures.ts';
import { loadSettings } from '../settings/agency-settings.ts';
import { SettingModel } from '../settings/setting.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs } from '../testing/sign-in.ts';

const rootDir = mkdtempSync(join(tmpdir(), 'muster-root-'));
const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(rootDir, path)), { recursive: true });
  writeFileSync(join(rootDir, path), content);
};
const release = (build: string) =>
  JSON.stringify({ name: 'mfe-jobs', build, manifest: 'mf-manifest.json' });

const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
});

let test: TestApp;
beforeAll(async () => {
  put(
    'shell/dist/remote/s1/index.html',
    '<head><meta name="agency-logo" content="__AGENCY_LOGO__" /><meta name="agency-phone" content="phone:__AGENCY_PHONE__" /><meta name="agency-mail" content="mail:__AGENCY_MAIL__" /><script nonce="__CSP_NONCE__"></script></head><p>__CSP_NONCE__</p>',
  );
  put('shell/dist/remote/s1/provides.json', '{}');
  put(
    'shell/dist/remote/s1/start.json',
    '{"fonts":["/f.woff2"],"layouts":{"staff":["/staff.js"]}}',
  );
  put('shell/dist/remote/s1/main.0123456789ab.js', 'shell()');
  put('shell/dist/remote/s1/main.0123456789ab.js.br', brotliCompressSync('shell()'));
  put('shell/dist/remote/latest.json', '{"build":"s1"}');
  put('mfe-jobs/dist/remote/b1/mf-manifest.json', manifest);
  put('mfe-jobs/dist/remote/b1/main.js', '// ä');
  put('mfe-jobs/dist/remote/latest.json', release('b1'));
  put('mfe-broken/dist/remote/latest.json', '{"build":');
  put('mfe-empty/package.json', '{}');
  put('mfe-jobs/dist/remote/b2/mf-manifest.json', manifest);
  test = await createTestApp({
    config: {
      rootDir,
      releasesDir: null,
      remoteOverrides: { 'mfe-talent': 'http://localhost:4360/mf-manifest.json' },
    },
  });
});
afterAll(() => test.close());

const get = (path: string) => supertest(test.app).get(path);

describe('the page of the shell', () => {
  it.each(['/', '/candidates/000000000000000000000000/profile', '/t/'])(
    'is served at %s',
    async (path) => {
      const first = await get(path);
      expect(first.headers['cache-control']).toBe('no-store');
      const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? '';
      expect(first.headers['content-security-policy']).toContain(
        `script-src 'self' 'nonce-${nonce}'`,
      );
      expect(first.text).not.toContain('__CSP_NONCE__');
      expect((await get(path)).text).not.toContain(nonce);
    },
  );

  it.each(['/missing.js', '/assets/main.css', '/api/nothing', '/api/v1/nothing'])(
    'is not served at %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(['/candidates/%E0%A4%A', '/%', '/jobs/%C0%AF/edit'])(
    'is served at the malformed address %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.type]).toEqual([200, 'text/html']);
    },
  );

  it.each([
    ['/t/some-handle', 'no-referrer'],
    ['/sign-in', 'no-referrer'],
    ['/candidates', 'same-origin'],
  ])('limits what the address %s reveals to other sites: %s', async (path, policy) => {
    expect((await get(path)).headers['referrer-policy']).toBe(policy);
  });

  it('contains the agency’s colour once it is set, under the nonce of the answer', async () => {
    expect((await get('/candidates')).text).not.toContain('data-agency-pages');
    const owner = await signInAs(test, 'owner');
    const changes = { brandColor: '#7a1f5c' };
    expect((await owner.patch('/settings/company', { version: 1, changes })).status).toBe(200);
    const { text } = await get('/client-dashboard');
    const [, nonce] = /<script nonce="([^"]+)">/.exec(text) ?? [];
    expect(text).toContain(
      `<style nonce="${nonce}">:root:has([data-agency-pages]){--m-accent:#7a1f5c;`,
    );
  });

  it('states the address of the agency’s logo', async () => {
    expect((await get('/candidates')).text).toContain('content=""');
    const logoFileId = (await storedPicture())._id.toHexString();
    await SettingModel.updateOne(
      { group: 'company' },
      { $set: { 'values.logoFileId': logoFileId } },
    );
    await loadSettings();
    expect((await get('/candidates')).text).toContain(
      `content="/api/v1/agency-logo/${logoFileId}"`,
    );
  });

  it('states how to contact the agency', async () => {
    await SettingModel.updateOne(
      { group: 'company' },
      { $set: { 'values.contactPhone': '+351 "210', 'values.contactEmail': 'hello@muster.test' } },
    );
    await loadSettings();
    const { text } = await get('/candidates');
    expect(text).toContain('content="phone:+351 &quot;210"');
    expect(text).toContain('content="mail:hello@muster.test"');
  });

  it('refuses other methods', async () => {
    const answer = await supertest(test.app).post('/candidates');
    expect(answer.body.error.code).toBe('NOT_FOUND');
  });
});

describe('the page of the shell at its start', () => {
  const startOf = (html: string): unknown => {
    const element = new RegExp(`id="${pageStartId}">(.*?)</script>`).exec(html);
    return element?.[1] === undefined ? null : JSON.parse(element[1]);
  };
  const loadedAhead = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="\w+" href="([^"]+)"/g)].map(([, href]) => href);
  const open = (path: string, cookie = '') => get(path).set('Cookie', cookie);

  it('embeds the answers of the session and the registry, and the first manifest', async () => {
    const { cookie } = await signInAs(test, 'recruiter');
    const [page, session, registry] = await Promise.all(
      ['/jobs', '/api/v1/auth/session', '/api/v1/remotes'].map((path) => open(path, cookie)),
    );
    expect(startOf(page?.text ?? '')).toEqual({
      session: session?.body,
      remotes: registry?.body.remotes,
      manifests: { '/remotes/mfe-jobs/b1/mf-manifest.json': JSON.parse(manifest) },
    });
  });

  it('preloads the files of the layout and of the remote', async () => {
    const { cookie } = await signInAs(test, 'recruiter');
    const { text } = await open('/jobs', cookie);
    expect(loadedAhead(text)).toEqual([
      '/remotes/mfe-jobs/b1/app.css',
      '/staff.js',
      '/remotes/mfe-jobs/b1/entry.js',
      '/remotes/mfe-jobs/b1/app.js',
      '/f.woff2',
    ]);
  });

  it.each([
    ['to visitors', '/jobs', null],
    ['at an address of nothing', '/nowhere', 'recruiter'],
    ['to people whom the address is closed to', '/jobs', 'candidate'],
  ] as const)('preloads no staff code %s', async (_whom, path, role) => {
    const cookie = role ? (await signInAs(test, role)).cookie : '';
    const { text } = await open(path, cookie);
    expect(loadedAhead(text)).toEqual(['/f.woff2']);
    expect(startOf(text)).toMatchObject({
      session: { state: role ? 'ready' : 'signed-out' },
      manifests: {},
    });
  });

  it('escapes embedded text that would close its element', async () => {
    const person = await signInAs(test, 'recruiter');
    await mongoose
      .model('User')
      .updateOne({ _id: person.user._id }, { firstName: '</script><script>alert(1)</script>' });
    const { text } = await open('/jobs', person.cookie);
    expect(text).not.toContain('alert(1)</script>');
    expect(JSON.stringify(startOf(text))).toContain('alert(1)');
  });

  it('is served without embedded data while the database is unavailable', async () => {
    const { name } = mongoose.connection;
    await mongoose.disconnect();
    const page = await open('/jobs');
    await mongoose.connect(process.env['MUSTER_TEST_MONGODB'] ?? '', { dbName: name });
    expect([page.status, startOf(page.text)]).toEqual([200, null]);
  });
});

describe('files', () => {
  it('are served as the build compressed them to browsers that accept it', async () => {
    const path = '/remotes/shell/s1/main.0123456789ab.js';
    const small = await get(path).set('Accept-Encoding', 'gzip, br');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(small.headers['cache-control']).toContain('immutable');
    const plain = await get(path).set('Accept-Encoding', 'identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe('shell()');
    expect(plain.headers['etag']).not.toBe(small.headers['etag']);
  });

  it('of a release are cached for ever, except its manifest, which is revalidated', async () => {
    const script = await get('/remotes/mfe-jobs/b1/main.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.headers['content-type']).toContain('charset=utf-8');
    const manifest = await get('/remotes/mfe-jobs/b1/mf-manifest.json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
    const again = await get('/remotes/mfe-jobs/b1/mf-manifest.json').set(
      'If-None-Match',
      String(manifest.headers['etag']),
    );
    expect(again.status).toBe(304);
  });

  it.each([
    '/remotes/mfe-jobs/b1/gone.js',
    '/remotes/mfe-jobs/b0/main.js',
    '/remotes/mfe-jobs/',
    '/remotes/shell/s1/index.html',
    '/remotes/bff/b1/main.js',
    '/remotes/mfe-jobs/..%2f..%2fpackage.json',
    '/remotes/mfe-jobs/%00',
  ])('that do not exist answer 404 and no page: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.type).toBe('application/json');
  });
});

describe('the registry', () => {
  const remotes = async () => (await get('/api/v1/remotes')).body.remotes as { name: string }[];

  it('lists releases and development servers, and leaves out missing or broken ones', async () => {
    expect(await remotes()).toEqual([
      expect.objectContaining({
        name: 'mfe-jobs',
        build: 'b1',
        manifestUrl: '/remotes/mfe-jobs/b1/mf-manifest.json',
        routePrefixes: expect.arrayContaining(['/jobs']),
      }),
      expect.objectContaining({
        name: 'mfe-talent',
        manifestUrl: 'http://localhost:4360/mf-manifest.json',
      }),
      expect.objectContaining({ name: 'shell', build: 's1', routePrefixes: [], routes: [] }),
    ]);
  });

  it('follows a release and a rollback at once', async () => {
    put('mfe-jobs/dist/remote/latest.json', release('b2'));
    expect((await remotes())[0]).toMatchObject({ build: 'b2' });
    put('mfe-jobs/dist/remote/latest.json', release('b1'));
    expect((await remotes())[0]).toMatchObject({ build: 'b1' });
  });

  it('opens the content security policy for development servers only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' http://localhost:4360 ws://localhost:4360;");
    expect(policy).not.toContain('unsafe');
  });
});
