import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('the draft key stays the same for a user and differs between users', async () => {
  const [ana, ben] = [await signInAs(test, 'recruiter'), await signInAs(test, 'recruiter')];
  const keyOf = async (person: typeof ana) =>
    (await person.get('/me/draft-key').expect(200)).body.key as string;
  const key = await keyOf(ana);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf(ana)).toBe(key);
  expect(await keyOf(ben)).not.toBe(key);
  expect((await visitor(test.app).get('/me/draft-key')).status).toBe(401);
});
