import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageStartId } from '@muster/contracts';
import supertest from 'supertest';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import { openedForm } from '../domains/intakes/api/form-ticket.ts';
import { createJob } from '../domains/jobs/job.fixtures.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs } from '../testing/sign-in.ts';
import { testConfig } from '../testing/test-config.ts';
import type { Job } from '../records/jobs/job.model.ts';

const rootDir = mkdtempSync(join(tmpdir(), 'muster-entry-'));
const build = 'mfe-self-service/dist/remote/e1';
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(rootDir, path)), { recursive: true });
  writeFileSync(join(rootDir, path), content);
};
const next = 'src/features/applying/application-page.tsx';
const entry = {
  addresses: ['/application-process'],
  next,
  start: ['main.js'],
  fonts: ['/e.woff2'],
};
const putEntry = (change: object = {}) =>
  put(`${build}/entry/entry.json`, JSON.stringify({ ...entry, ...change }));

let test: TestApp;
let job: Job;
beforeAll(async () => {
  put('shell/dist/remote/s1/index.html', '<head></head><p>shell __CSP_NONCE__</p>');
  put('shell/dist/remote/s1/provides.json', '{}');
  put(
    'shell/dist/remote/s1/start.json',
    '{"ahead":["/main.js","/main.css"],"fonts":["/f.woff2"],"layouts":{"guest":["/form.js"]}}',
  );
  put('shell/dist/remote/latest.json', '{"build":"s1"}');
  put(
    `${build}/mf-manifest.json`,
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remote.js', path: '' } },
      exposes: [{ assets: { js: { sync: ['app.js'] }, css: { sync: [] } } }],
    }),
  );
  put(`${build}/needs.json`, JSON.stringify({ pages: { [next]: ['steps.js'] } }));
  put(
    `${build}/entry/index.html`,
    '<head><meta name="agency" content="__AGENCY_NAME__"><script nonce="__CSP_NONCE__"></script></head><p>entry</p>',
  );
  put(`${build}/entry/main.js`, 'entry()');
  put('mfe-self-service/dist/remote/latest.json', '{"build":"e1"}');
  putEntry();
  test = await createTestApp({ config: { rootDir, releasesDir: null } });
  const company = await createCompany({ name: 'Northwind' });
  job = await createJob({ companyId: company._id, visibility: 'public' });
});
afterAll(async () => {
  await test.close();
  rmSync(rootDir, { recursive: true });
});

const get = (path: string, cookie = '') => supertest(test.app).get(path).set('Cookie', cookie);
const pageAt = async (path: string, cookie = '') => {
  const { text } = await get(path, cookie);
  return text.includes('<p>entry</p>') ? 'entry' : 'shell';
};
const broughtAlong = (html: string) => {
  const element = new RegExp(`id="${pageStartId}">(.*?)</script>`).exec(html);
  return JSON.parse(element?.[1] ?? '') as {
    answers: Record<string, unknown>;
    ahead: string[];
  };
};

it('visitors get the entry page at its address, under the content security policy of the answer', async () => {
  const { headers, text } = await get('/application-process');
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(text).toContain('<p>entry</p>');
  expect(text).not.toContain('__');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(text).toContain('<link rel="preload" as="font" href="/e.woff2" crossorigin>');
});

it.each(['/application-process/some-handle/about', '/application-process/x', '/sign-in', '/'])(
  'there is no entry page at %s',
  async (path) => {
    expect(await pageAt(path)).toBe('shell');
  },
);

it.each(['candidate', 'recruiter', 'client_admin'] as const)(
  'signed-in users get no entry page: %s',
  async (role) => {
    const { cookie } = await signInAs(test, role);
    expect(await pageAt(`/application-process?job=${job.number}`, cookie)).toBe('shell');
  },
);

it('the entry page embeds its first reads exactly as the endpoints answer them', async () => {
  const read = (path: string) => get(`/api/v1${path}`);
  const one = broughtAlong((await get(`/application-process?job=${job.number}`)).text).answers;
  const jobPath = `/public-jobs/${job.number}`;
  expect(one[`/api/v1${jobPath}`]).toEqual((await read(jobPath)).body);
  const list = broughtAlong((await get('/application-process')).text).answers;
  expect(list).toEqual({ '/api/v1/public-jobs': (await read('/public-jobs')).body });
  const none = broughtAlong((await get('/application-process?job=general')).text).answers;
  expect(Object.keys(none)).toEqual(['/api/v1/job-requests/start']);
});

it('the entry page embeds a ticket issued with it', async () => {
  const before = Date.now();
  const { answers } = broughtAlong((await get('/application-process?job=general')).text);
  const { ticket } = answers['/api/v1/job-requests/start'] as { ticket: string };
  expect(openedForm(testConfig().sessionSecret, ticket)?.at).toBeGreaterThanOrEqual(before);
});

it('the entry page embeds no answer about a job that it does not find', async () => {
  const { answers } = broughtAlong((await get('/application-process?job=J-99999')).text);
  expect(answers).toEqual({});
});

it('the entry page contains data for search engines, which cannot close its element', async () => {
  const { text } = await get(`/application-process?job=${job.number}`);
  expect(text).toContain('"@type":"JobPosting"');
  expect(text).toContain(`<meta property="og:title" content="${job.title}`);
});

it('the entry page names the files of the page that follows it', async () => {
  const { ahead } = broughtAlong((await get('/application-process')).text);
  const own = (file: string) => `/remotes/mfe-self-service/e1/${file}`;
  expect(ahead).toEqual([
    '/main.js',
    '/main.css',
    '/form.js',
    own('remote.js'),
    own('app.js'),
    own('steps.js'),
    '/f.woff2',
  ]);
});

it('the entry page is served only at its address; its scripts are cached for ever', async () => {
  expect((await get('/remotes/mfe-self-service/e1/entry/index.html')).status).toBe(404);
  const script = await get('/remotes/mfe-self-service/e1/entry/main.js');
  expect(script.headers['cache-control']).toContain('immutable');
});

describe('another build', () => {
  const release = (name: string) => {
    put(`mfe-self-service/dist/remote/${name}/mf-manifest.json`, '{"metaData":{},"exposes":[]}');
    put('mfe-self-service/dist/remote/latest.json', JSON.stringify({ build: name }));
  };
  afterEach(() => put('mfe-self-service/dist/remote/latest.json', '{"build":"e1"}'));

  it('leads to the page of the shell if it has no entry page', async () => {
    release('e2');
    expect(await pageAt('/application-process')).toBe('shell');
  });

  it('leads to the page of the shell if its entry page is damaged', async () => {
    release('e3');
    put('mfe-self-service/dist/remote/e3/entry/entry.json', '{"addresses":');
    put('mfe-self-service/dist/remote/e3/entry/index.html', '<p>entry</p>');
    expect(await pageAt('/application-process')).toBe('shell');
  });

  it('cannot take over the addresses of others with its entry page', async () => {
    release('e4');
    put('mfe-self-service/dist/remote/e4/needs.json', '{"pages":{}}');
    put('mfe-self-service/dist/remote/e4/entry/index.html', '<p>entry</p>');
    const addresses = ['/my/profile', '/candidates', '/sign-in', '/jobs'];
    put('mfe-self-service/dist/remote/e4/entry/entry.json', JSON.stringify({ addresses, next }));
    for (const path of addresses) expect(await pageAt(path)).toBe('shell');
  });
});
