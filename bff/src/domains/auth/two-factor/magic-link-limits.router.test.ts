import { limits } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { openBrowser } from '../auth.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

it('limits sign-in links per mail address and per network address', async () => {
  const { perMail, perIp } = limits.forgot;
  const ask = async (email: string) =>
    (await openBrowser(test).send('post', '/auth/magic-link', { email })).status;
  for (let i = 0; i < perMail; i += 1) expect(await ask('somebody@muster.test')).toBe(200);
  expect(await ask('Somebody@muster.test')).toBe(429);
  for (let i = perMail + 1; i < perIp; i += 1)
    expect(await ask(`other.${i}@muster.test`)).toBe(200);
  expect(await ask('one.more@muster.test')).toBe(429);
});
