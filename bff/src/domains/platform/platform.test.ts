import { allEndpoints, errorCatalogue } from '@muster/contracts';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { toAppError } from '../../http/error-handler.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { purgeReports, scrubReport } from './error-reports.ts';

let test: TestApp;
let dbName: string;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  dbName = mongoose.connection.name;
});
afterAll(() => test.close());

it('is healthy and ready', async () => {
  const health = await supertest(test.app).get('/api/v1/health');
  expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
  const ready = await supertest(test.app).get('/api/v1/ready');
  expect(ready.body).toEqual({ status: 'ready', database: 'up' });
});

it('is not ready while the database has no space, until it writes again', async () => {
  const full = new mongoose.mongo.MongoServerError({ message: 'disk full', code: 14_031 });
  expect(toAppError(full).code).toBe('UNAVAILABLE');
  const refused = await supertest(test.app).get('/api/v1/ready');
  expect([refused.status, refused.body.error.context]).toEqual([
    503,
    { status: 'not-ready', database: 'full' },
  ]);
  await transact(systemContext('test'), () => undefined);
  expect((await supertest(test.app).get('/api/v1/ready')).status).toBe(200);
});

describe('the API description', () => {
  it('lists every endpoint of the contracts', async () => {
    const { body } = await supertest(test.app).get('/api/docs/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(
      (methods) => Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
  });

  it('states which endpoints accept an API key, how, and which errors they return', async () => {
    const { body } = await supertest(test.app).get('/api/docs/openapi.json');
    expect(body.components.securitySchemes.apiKey).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    const { security, responses } = body.paths['/candidates'].get;
    expect(security).toEqual([{ session: [] }, { apiKey: [] }]);
    expect(responses['401'].description).toContain('API_KEY_INVALID');
    expect(responses['403'].description).toContain('API_KEY_FORBIDDEN');
    expect(Object.keys(responses['200'].headers)).toEqual(Object.keys(body.components.headers));
    expect(body.paths['/settings/custom-fields'].post.security).toEqual([{ session: [] }]);
    expect(body.paths['/health'].get.security).toBeUndefined();
    const { text } = await supertest(test.app).get('/api/docs');
    expect(text).toContain('Authorization: Bearer muster_');
    const rows = text.split('<tr>').filter((row) => /> *<code>\/candidates<\/code>/.test(row));
    expect(rows.map((row) => /<td>(any|that changes|none)<\/td>/.exec(row)?.[1])).toEqual([
      'any',
      'that changes',
    ]);
  });

  it('states which requests accept If-Match, and which responses give a version to match', async () => {
    const { body } = await supertest(test.app).get('/api/docs/openapi.json');
    const { get, patch } = body.paths['/messages/{id}'];
    const headersOf = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
      parameters.filter((one) => one.in === 'header').map(({ name }) => name);
    expect(headersOf(patch)).toContain('If-Match');
    expect(Object.keys(get.responses['200'].headers)).toContain('ETag');
    const list = body.paths['/messages'];
    expect(headersOf(list.post)).not.toContain('If-Match');
    expect(Object.keys(list.get.responses['200'].headers)).not.toContain('ETag');
  });

  it('explains every error code at the address that error responses link to', async () => {
    const { body } = await supertest(test.app).get('/api/v1/no-such-thing');
    expect(body.error.docs).toBe('/api/docs#NOT_FOUND');
    const { text } = await supertest(test.app).get('/api/docs');
    const explained = [
      ...text.matchAll(/<tr id="([A-Z_]+)"><td><code>\1<\/code><\/td><td>(\d+)</g),
    ];
    expect(explained.map(([, code, status]) => [code, Number(status)])).toEqual(
      Object.entries(errorCatalogue),
    );
  });

  it('describes responses that are not JSON', async () => {
    const { body } = await supertest(test.app).get('/api/docs/openapi.json');
    const { content } = body.paths['/events/stream'].get.responses['200'];
    expect(Object.keys(content)).toEqual(['text/event-stream']);
  });

  it('can be read without loading anything from another site', async () => {
    const { text, headers } = await supertest(test.app).get('/api/docs');
    expect(text).toContain('/auth/sign-in');
    expect(text).not.toMatch(/(src|href)="https?:/);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});

describe('error reports', () => {
  const send = (body: string, type = 'text/envelope') =>
    supertest(test.app).post('/monitoring').set('Content-Type', type).send(body);
  const folder = () => join(test.config.dataDir, 'error-reports');

  it('are stored without mail addresses, tokens and queries', async () => {
    const answer = await send(
      JSON.stringify({
        message: 'no ana@muster.test',
        url: 'https://a.test/t/?q=x#abcdefghijklmnopqrstuvwxyz',
      }),
    );
    expect(answer.status).toBe(200);
    const kept = readdirSync(folder())
      .map((name) => readFileSync(join(folder(), name), 'utf8'))
      .join('');
    expect(kept).toContain('no [mail]');
    expect(kept).not.toMatch(/ana@|abcdefghij|q=x/);
  });

  it('are refused if they are too large, of another type, or from another origin', async () => {
    expect((await send('x'.repeat(200_001))).body.error.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await send('<x/>', 'application/xml')).body.error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await send('{}').set('Origin', 'https://evil.example')).body.error.code).toBe(
      'CSRF_FAILED',
    );
  });

  it('are limited to sixty a minute, and the answer says how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => send('x')));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error.code).toBe('RATE_LIMITED');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['ratelimit-remaining']).toBe('0');
  });

  it('are removed after a week', async () => {
    mkdirSync(folder(), { recursive: true });
    const old = join(folder(), '2026-01-01.jsonl');
    const recent = join(folder(), '2026-01-05.jsonl');
    for (const file of [old, recent]) writeFileSync(file, '{}\n');
    await purgeReports(test.config, new Date('2026-01-09T12:00:00Z'));
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  });

  it.each([
    ['a@b.co wrote', '[mail] wrote'],
    ['at /t/#0123456789abcdef0123', 'at /t/#[token]'],
    ['https://x.test/a?email=1', 'https://x.test/a'],
    [`key ${'a1'.repeat(20)}`, 'key [token]'],
  ])('are scrubbed: %s', (given, expected) => {
    expect(scrubReport(given)).toBe(expected);
  });
});

it('is alive but not ready while its database is unavailable', async () => {
  await mongoose.disconnect();
  const ready = await supertest(test.app).get('/api/v1/ready');
  expect([ready.status, ready.body.error.context]).toEqual([
    503,
    { status: 'not-ready', database: 'down' },
  ]);
  expect((await supertest(test.app).get('/api/v1/health')).status).toBe(200);
  const signIn = await supertest(test.app).get('/api/v1/auth/session');
  expect([signIn.status, signIn.body.error.code]).toEqual([503, 'UNAVAILABLE']);
  await mongoose.connect(process.env['MUSTER_TEST_MONGODB'] ?? '', { dbName });
});
