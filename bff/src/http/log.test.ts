import { Writable } from 'node:stream';
import supertest from 'supertest';
import { createLog } from '../log.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain } from '../testing/probe.domain.ts';
import { signInAs } from '../testing/sign-in.ts';

let written = '';
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    written += chunk.toString();
    done();
  },
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain], log: createLog('trace', stream) });
});
afterAll(() => test.close());
beforeEach(() => {
  written = '';
});

it('logs requests by pattern, user and id, and nothing that was sent', async () => {
  const agent = await signInAs(test, 'recruiter');
  const { body } = await agent.post('/probes', { name: 'Very Private Name' });
  await agent.get(`/probes/${body.id}`);
  await agent.get('/probes?q=searched-for&filter[name]=Somebody');
  await supertest(test.app).get('/t/secret-token-in-an-address');
  expect(written).toContain('"route":"GET /probes/:id"');
  expect(written).toContain(agent.userId);
  const secrets = [
    'Very Private',
    'searched-for',
    'Somebody',
    'secret-token',
    agent.csrfToken,
    agent.cookie,
  ];
  for (const secret of [...secrets, agent.user.email]) expect(written).not.toContain(secret);
});

it('logs an unexpected error with its reference and without values', async () => {
  const agent = await signInAs(test, 'recruiter');
  const { body } = await agent.post('/probes', { name: 'Typed By A Person', fail: 'break' });
  expect(written).toContain(body.error.requestId);
  expect(written).toContain('secret detail of the inside');
  expect(written).not.toContain('Typed By A Person');
});

it('hides fields whose names suggest a secret', () => {
  createLog('info', stream).info({ password: 'p4ss', user: { token: 't0ken' } }, 'careless');
  expect(written).not.toMatch(/p4ss|t0ken/);
});
