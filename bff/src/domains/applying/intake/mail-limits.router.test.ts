import { limits } from '@muster/contracts';
import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createApplying } from '../applying.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

const at = ({ handle, token }: { handle: string; token: string }, action: string, body = {}) =>
  supertest(test.app)
    .post(`/api/v1/links/${handle}/application/actions/${action}`)
    .set('Cookie', `muster.link=${token}`)
    .send(body);

it('mails an application’s link only a few times a day, whatever address it is for', async () => {
  const link = await createApplying({ isCopied: true });
  for (let sent = 1; sent < limits.applying.mails; sent += 1)
    await at(link, 'send-again').expect(200);
  const email = 'right@limits.test';
  const { body: corrected } = await at(link, 'correct-address', { version: 1, email }).expect(200);
  const { body } = await at(link, 'send-again').expect(429);
  expect(body.error.code).toBe('RATE_LIMITED');
  await at(link, 'correct-address', {
    version: corrected.version,
    email: 'next@limits.test',
  }).expect(429);
  expect(await EmailMessageModel.countDocuments({})).toBe(limits.applying.mails);
});

it('mails one address only a few times a day, whichever applications claim it', async () => {
  const email = 'victim@limits.test';
  for (let claims = 1; claims <= limits.applying.perAddress; claims += 1)
    await at(await createApplying({ isCopied: true }), 'correct-address', {
      version: 1,
      email,
    }).expect(200);
  await at(await createApplying({ isCopied: true }), 'correct-address', {
    version: 1,
    email,
  }).expect(429);
  expect(await EmailMessageModel.countDocuments({ to: email })).toBe(limits.applying.perAddress);
});
