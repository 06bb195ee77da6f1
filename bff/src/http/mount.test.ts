import supertest from 'supertest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Domain } from '../domain.ts';
import { ProbeModel, probeDomain, probeEndpoints } from '../testing/probe.domain.ts';
import { AppError } from './app-error.ts';
import { mount } from './mount.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';

let test: TestApp;
let recruiter: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  supertest(test.app)
    .post('/api/v1/probes')
    .set({
      Cookie: recruiter.cookie,
      'X-CSRF-Token': recruiter.csrfToken,
      'Content-Type': 'application/json',
      ...headers,
    })
    .send(body);

describe('a mounted endpoint', () => {
  it('sends a record’s version as its ETag; a change may send it in If-Match instead of the body', async () => {
    const { body: made } = await recruiter.post('/probes', { name: 'Tagged', rank: 1 });
    const path = `/probes/${made.id}`;
    const read = await recruiter.get(path);
    expect(read.headers['etag']).toBe('"v1"');
    const list = await recruiter.get('/probes');
    expect(list.headers['etag']).toBeUndefined();
    // The record is unchanged; the rest of the answer may not be.
    const again = await recruiter.get(path).set('If-None-Match', '"v1"');
    expect([again.status, again.body]).toEqual([200, made]);
    const change = (body: object, header: string) =>
      recruiter.patch(path, body).set('If-Match', header);
    const changed = await change({ rank: 2 }, '"v1"');
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    const stale = await change({ rank: 3 }, '"v1"');
    const inBody = await recruiter.patch(path, { rank: 3, version: 1 });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(stale.body.error).toMatchObject({ context: inBody.body.error.context });
    const any = await change({ rank: 3 }, '*');
    expect(any.body.error.fields).toMatchObject([{ path: 'version', code: 'REQUIRED' }]);
    const both = await change({ rank: 4, version: 2 }, '"v2"');
    expect([both.status, both.body.rank]).toEqual([200, 4]);
  });

  it('creates and reads a record and returns the request id', async () => {
    const created = await recruiter.post('/probes', { name: 'First', rank: 3 });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'First', rank: 3, version: 1 });
    const read = await recruiter
      .get(`/probes/${created.body.id}`)
      .set('X-Request-Id', 'abcdefgh-1');
    expect(read.body).toEqual(created.body);
    expect(read.headers['x-request-id']).toBe('abcdefgh-1');
    expect(read.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['malformed JSON', '{"name":', 400, 'BAD_REQUEST'],
    ['a bare value', '"text"', 400, 'BAD_REQUEST'],
    [
      'a body over the limit',
      JSON.stringify({ name: 'x'.repeat(1_000_001) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['endless nesting', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code, status });
    expect(answer.body.error.requestId).toBe(answer.headers['x-request-id']);
  });

  it('refuses another content type', async () => {
    const answer = await post('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(answer.body.error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['a missing field', {}, 'name', 'REQUIRED'],
    ['an empty text', { name: '  ' }, 'name', 'REQUIRED'],
    ['a wrong type', { name: 7 }, 'name', 'INVALID_FORMAT'],
    ['an operator in place of a text', { name: { $gt: '' } }, 'name.$gt', 'UNKNOWN_FIELD'],
    ['a number beyond the limit', { name: 'x', rank: 101 }, 'rank', 'OUT_OF_RANGE'],
    ['a text that is too long', { name: 'x'.repeat(81) }, 'name', 'TOO_LONG'],
    ['an unknown option', { name: 'x', fail: 'no' }, 'fail', 'INVALID_OPTION'],
    ['an unknown field', { name: 'x', status: 'active' }, 'status', 'UNKNOWN_FIELD'],
    ['a dotted key', { name: 'x', 'a.b': 1 }, 'a.b', 'UNKNOWN_FIELD'],
    ['constructor', { name: 'x', constructor: { prototype: {} } }, 'constructor', 'UNKNOWN_FIELD'],
  ])('names the invalid field: %s', async (_name, body, path, code) => {
    const before = await ProbeModel.countDocuments();
    const answer = await recruiter.post('/probes', body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
    expect(await ProbeModel.countDocuments()).toBe(before);
  });

  it('refuses __proto__ sent as a key', async () => {
    const answer = await post('{"name":"x","__proto__":{"polluted":true}}');
    expect(answer.body.error.fields[0]).toMatchObject({ path: '__proto__', code: 'UNKNOWN_FIELD' });
  });

  it.each([
    ['sort=salary', 'INVALID_SORT'],
    ['cursor=bm90IGEgY3Vyc29y', 'INVALID_CURSOR'],
    ['filter[salary]=1', 'INVALID_FILTER'],
    ['filter[name]=a&filter[name]=b', 'INVALID_FILTER'],
    ['$where=1', 'INVALID_FILTER'],
    ['limit=7', 'VALIDATION_FAILED'],
  ])('refuses the query %s', async (query, code) => {
    const answer = await recruiter.get(`/probes?${query}`);
    expect(answer.body.error.code).toBe(code);
  });

  it('answers JSON for an unknown path, and Allow for a wrong method', async () => {
    const unknown = await recruiter.get('/nothing/here');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const wrong = await recruiter.delete('/probes');
    expect([wrong.status, wrong.body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(wrong.headers['allow']).toBe('GET, POST');
  });

  it('answers NOT_FOUND for a malformed id', async () => {
    const answer = await recruiter.get('/probes/C-000001');
    expect(answer.body.error.code).toBe('NOT_FOUND');
  });

  it('answers DUPLICATE if a unique key already exists', async () => {
    await recruiter.post('/probes', { name: 'Twice' });
    const answer = await recruiter.post('/probes', { name: 'Twice' });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'DUPLICATE']);
  });

  it('reveals nothing about an unforeseen error and writes nothing', async () => {
    const answer = await recruiter.post('/probes', { name: 'Broken', fail: 'break' });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
    expect(await ProbeModel.countDocuments({ name: 'Broken' })).toBe(0);
  });

  it('fails if a service returns more than its contract allows', async () => {
    const answer = await recruiter.post('/probes', { name: 'Leaky', fail: 'leak' });
    expect(answer.status).toBe(500);
    expect(await ProbeModel.countDocuments({ name: 'Leaky' })).toBe(0);
  });
});

describe('requests beyond the server’s capacity', () => {
  it('are told after how many seconds to retry, and have no effect', async () => {
    let leave = () => undefined as void;
    const blocked = new Promise<void>((resolve) => (leave = resolve));
    let entered = () => undefined as void;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow: Domain = {
      name: 'slow',
      routes: (router) =>
        mount(router, probeEndpoints.read, async () => {
          entered();
          await blocked;
          throw new AppError('NOT_FOUND');
        }),
    };
    const busy = await createTestApp({
      domains: [slow, probeDomain],
      turnLimits: {
        atOnce: 1,
        patience: { person: 60_000, background: 60_000 },
        longestLine: { person: 1, background: 0 },
      },
    });
    const person = await signInAs(busy, 'recruiter');
    const first = person.get('/probes/0123456789abcdef01234567').then(({ status }) => status);
    await inside;
    const polling = await person.get('/probes').set('X-Background', '1');
    expect(polling.status).toBe(503);
    expect(polling.headers['retry-after']).toBe('10');
    expect(polling.body.error.code).toBe('UNAVAILABLE');
    const second = person.get('/probes').then(({ status }) => status);
    // Endpoints that answer without the database need no turn.
    expect((await person.get('/health')).status).toBe(200);
    leave();
    expect([await first, await second]).toEqual([404, 200]);
    await busy.close();
  });
});
