import { Writable } from 'node:stream';
import mongoose from 'mongoose';
import request from 'supertest';
import { createLog } from '../log.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { ProbeModel, probeDomain } from '../testing/probe.domain.ts';
import { signInAs } from '../testing/sign-in.ts';
import { metrics } from './metrics.ts';
import { SlowQueries } from './slow-queries.ts';

const metricsToken = 'a token of the tests, long enough';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain], config: { metricsToken } });
});
afterAll(() => test.close());

describe('/metrics', () => {
  const scrape = () => request(test.app).get('/metrics');

  it('reports requests by route pattern and status to a scraper on the same machine', async () => {
    const agent = await signInAs(test, 'recruiter');
    const { body } = await agent.get('/probes?sort=name');
    const id = (body as { data: { id: string }[] }).data[0]?.id ?? 'none';
    await agent.get(`/probes/${id}`);
    const { status, text, headers } = await scrape();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(
      /muster_http_request_duration_seconds_count\{route="GET \/probes",status="2xx"\} \d+/,
    );
    expect(text).not.toContain(id);
    expect(text).not.toContain('sort=name');
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'])(
    'is hidden from callers behind a proxy (%s)',
    async (header) => {
      const { status } = await scrape().set(header, '203.0.113.9');
      expect(status).toBe(404);
    },
  );

  it('opens with the right token, and with no other', async () => {
    const remote = () => scrape().set('x-forwarded-for', '203.0.113.9');
    expect((await remote().set('authorization', `Bearer ${metricsToken}`)).status).toBe(200);
    expect((await remote().set('authorization', 'Bearer another')).status).toBe(404);
    expect((await scrape().set('authorization', 'Bearer another')).status).toBe(404);
  });

  it('reads a gauge at the time of the request', async () => {
    let waiting = 3;
    metrics.gauge('muster_test_waiting', 'Of this test.', () => waiting);
    expect((await scrape()).text).toContain('muster_test_waiting 3');
    waiting = 4;
    expect((await scrape()).text).toContain('muster_test_waiting 4');
  });
});

describe('the log of slow queries', () => {
  function logged() {
    const lines: Record<string, unknown>[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    const database = mongoose.connection.getClient().db(mongoose.connection.name);
    return { lines, slow: new SlowQueries(() => database, createLog('info', stream), 100) };
  }
  const find = (name: string, ms = 250) => ({
    ms,
    traced: {
      operation: 'findOneAndUpdate',
      collection: ProbeModel.collection.name,
      args: { filter: { name, rank: { $in: [1, 2] } }, options: { sort: { name: 1 }, limit: 5 } },
    },
  });

  it('records the shape and the plan, but no value', async () => {
    const { lines, slow } = logged();
    await slow.look(find('Ana Secret'));
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'slow query',
        collection: ProbeModel.collection.name,
        ms: 250,
        shape: { filter: { name: '?', rank: { $in: '?' } }, sort: { name: 1 }, limit: 5 },
        plan: expect.stringMatching(/IXSCAN|COLLSCAN/) as unknown,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Secret');
  });

  it('requests the plan of a query shape once a minute, whatever its values', async () => {
    const { lines, slow } = logged();
    for (const name of ['one', 'two']) await slow.look(find(name));
    expect(lines.map((line) => 'plan' in line)).toEqual([true, false]);
  });

  it('leaves out fast queries', async () => {
    const { lines, slow } = logged();
    await slow.look(find('one', 99));
    expect(lines).toEqual([]);
  });
});
