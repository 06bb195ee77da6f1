import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let addresses = 0;
async function somebody(): Promise<string> {
  const value = `limited.${(addresses += 1)}@home.test`;
  const _id = new Types.ObjectId();
  const candidate = await createCandidateRecord({
    contacts: [
      {
        _id,
        kind: 'email',
        label: 'home',
        value,
        valueNorm: value,
        isPrimary: false,
        verifiedAt: null,
      },
    ],
  });
  return `/candidates/${candidate._id.toHexString()}/contacts/${_id.toHexString()}/actions/verify`;
}

it('limits the links per hour to an address, and from a network', async () => {
  const { perMail, perIp } = limits.forgot;
  const ask = async (path: string) => (await recruiter.post(path, {})).status;
  const one = await somebody();
  for (let i = 0; i < perMail; i += 1) expect(await ask(one)).toBe(200);
  expect(await ask(one)).toBe(429);
  for (let i = perMail + 1; i < perIp; i += 1) expect(await ask(await somebody())).toBe(200);
  expect(await ask(await somebody())).toBe(429);
});
