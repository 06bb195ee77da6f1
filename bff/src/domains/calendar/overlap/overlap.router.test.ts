import type { Overlap } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = ({ user }: SignedIn) => user._id.toHexString();
const inZone = (timeZone: string) => ({ user: { timeZone } });

it('tells what the reader and a colleague have in common, on the clock of the reader', async () => {
  const ada = await signInAs(test, 'recruiter', inZone('Asia/Kolkata'));
  const other = await signInAs(test, 'vetter', inZone('Asia/Kathmandu'));
  const answer = await ada.get(`/calendar/overlap?people=${idOf(other)}`);
  const { weeks, usual, people, timeZone } = answer.body as Overlap;
  expect(timeZone).toBe('Asia/Kolkata');
  expect(people.map(({ id }) => id)).toEqual([idOf(ada), idOf(other)]);
  // Nine to five, a quarter of an hour apart, on five days.
  expect(usual).toBe(5 * (8 * 60 - 15));
  expect(weeks).toHaveLength(53);
  expect(weeks[1]?.hours.slice(8, 18)).toEqual([0, ...Array(7).fill(300), 225, 0]);
});

it('leaves out the days on which one of them is away', async () => {
  const ada = await signInAs(test, 'recruiter', inZone('UTC'));
  const other = await signInAs(test, 'vetter', inZone('UTC'));
  const monday = ((await ada.get('/calendar/overlap')).body as Overlap).weeks[2]?.from ?? '';
  const hours = (await other.get('/me/availability')).body;
  const away = { kind: 'out_of_office', firstDay: monday, lastDay: monday };
  await other.put('/me/availability', {
    ...{ weekly: hours.weekly, overrides: [away], bufferBeforeMin: 0, bufferAfterMin: 10 },
    version: hours.version,
  });
  const { weeks, usual } = (await ada.get(`/calendar/overlap?people=${idOf(other)}`))
    .body as Overlap;
  expect(usual).toBe(40 * 60);
  expect(weeks[2]?.minutes).toBe(32 * 60);
});

it('is about the reader alone where they may not see others, and refuses wrong ids', async () => {
  const candidate = await signInAs(test, 'candidate');
  const recruiter = await signInAs(test, 'recruiter');
  const own = await candidate.get(`/calendar/overlap?people=${idOf(recruiter)}`);
  expect((own.body as Overlap).people.map(({ id }) => id)).toEqual([idOf(candidate)]);
  const wrong = await recruiter.get('/calendar/overlap?people=ada');
  expect(wrong.body.error.fields).toMatchObject([{ path: 'people', code: 'INVALID_FORMAT' }]);
});
