import { limits } from '@muster/contracts';
import { visitor } from '../testing/agent.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs } from '../testing/sign-in.ts';

const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

describe('a request body', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is refused unread if a visitor sends more than 16 KB', async () => {
    const answer = await visitor(test.app).post('/job-requests', unknownKeys(80_000));
    expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const cutOff = visitor(test.app)
      .post('/job-requests')
      .set('Content-Type', 'application/json')
      .send(`{"website":"${'x'.repeat(limits.publicBodyBytes)}`);
    expect((await cutOff).status).toBe(413);
  });

  it('with very many unknown keys is answered with the first of them only', async () => {
    const answer = await visitor(test.app).post('/job-requests', unknownKeys(1_000));
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toHaveLength(limits.fieldErrors);
    expect(answer.text.length).toBeLessThan(10_000);
  });

  it('with very many values is refused before schema validation', async () => {
    const owner = await signInAs(test, 'owner');
    const answer = await owner.post('/notes', { body: Array(limits.bodyValues + 1).fill(1) });
    expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is not parsed if the caller may not use the endpoint', async () => {
    const answer = await visitor(test.app)
      .post('/notes')
      .set('Content-Type', 'application/json')
      .send('{"broken');
    expect(answer.status).toBe(401);
  });
});

describe('a visitor’s requests', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
  });
  afterAll(() => test.close());

  it('are counted before their bodies are read, even if the bodies are invalid', async () => {
    const send = (address: string) =>
      visitor(test.app)
        .post('/job-requests')
        .set({ 'Content-Type': 'application/json', 'X-Forwarded-For': address })
        .send('{"broken');
    for (let index = 0; index < limits.visitor.perIp; index += 1)
      expect((await send(`2001:db8:7:7::${index.toString(16)}`)).status).toBe(400);
    expect((await send('2001:db8:7:7:1::1')).status).toBe(429);
    expect((await send('2001:db8:7:8::1')).status).toBe(400);
  });
});
