import type { Overlap } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { setAlwaysOpen } from '../../scheduling/scheduling.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = ({ user }: SignedIn) => user._id.toHexString();
const inZone = (timeZone: string) => ({ user: { timeZone } });

it('shows the hours that the reader shares with a colleague, on the reader’s clock', async () => {
  const ada = await signInAs(test, 'recruiter', inZone('Asia/Kolkata'));
  const other = await signInAs(test, 'vetter', inZone('Asia/Kathmandu'));
  const answer = await ada.get(`/calendar/overlap?people=${idOf(other)}`);
  const { weeks, usual, people, timeZone } = answer.body as Overlap;
  expect(timeZone).toBe('Asia/Kolkata');
  expect(people.map(({ id }) => id)).toEqual([idOf(ada), idOf(other)]);
  // Five days from nine to five, minus a quarter of an hour each.
  expect(usual).toBe(5 * (8 * 60 - 15));
  expect(weeks).toHaveLength(53);
  expect(weeks[1]?.hours.slice(8, 18)).toEqual([0, ...Array(7).fill(300), 225, 0]);
});

it('leaves out days on which one of them is away', async () => {
  const ada = await signInAs(test, 'recruiter', inZone('UTC'));
  const other = await signInAs(test, 'vetter', inZone('UTC'));
  const monday = ((await ada.get('/calendar/overlap')).body as Overlap).weeks[2]?.from ?? '';
  const hours = (await other.get('/me/availability')).body;
  const away = { kind: 'out_of_office', firstDay: monday, lastDay: monday };
  await other.put('/me/availability', {
    weekly: hours.weekly,
    overrides: [away],
    bufferBeforeMin: 0,
    bufferAfterMin: 10,
    version: hours.version,
  });
  const { weeks, usual } = (await ada.get(`/calendar/overlap?people=${idOf(other)}`))
    .body as Overlap;
  expect(usual).toBe(40 * 60);
  expect(weeks[2]?.minutes).toBe(32 * 60);
});

it('compares with candidates and clients visible to the reader, with or without an account', async () => {
  const ada = await signInAs(test, 'recruiter', inZone('Europe/Berlin'));
  const guest = await createCandidateRecord({ timeZone: 'Asia/Kolkata' });
  const account = await signInAs(test, 'candidate', inZone('America/Sao_Paulo'));
  await setAlwaysOpen(account.user._id);
  const own = await createCandidateRecord({ userId: account.user._id, timeZone: 'Asia/Tokyo' });
  const hidden = await createCandidateRecord({ isPrivate: true });
  const company = await createCompany({ timeZone: 'America/New_York' });
  const ids = [guest, own, hidden].map(({ _id }) => _id.toHexString()).join(',');
  const read = async (query: string) =>
    (await ada.get(`/calendar/overlap?${query}`)).body as Overlap;
  const all = await read(`candidates=${ids}&clients=${company._id.toHexString()}`);
  expect(all.people.map(({ party, timeZone }) => [party, timeZone])).toEqual([
    ['colleague', 'Europe/Berlin'],
    ['candidate', 'Asia/Kolkata'],
    ['candidate', 'America/Sao_Paulo'],
    ['client', 'America/New_York'],
  ]);
  // Kolkata’s working day ends before New York’s begins.
  expect(all.usual).toBe(0);
  const there = await read(`candidates=${own._id.toHexString()}`);
  expect(there.usual).toBe(40 * 60);
  const wrong = await ada.get('/calendar/overlap?clients=acme');
  expect(wrong.body.error.fields).toMatchObject([{ path: 'clients', code: 'INVALID_FORMAT' }]);
});

it('is limited to the reader if they may not see others, and refuses invalid ids', async () => {
  const candidate = await signInAs(test, 'candidate');
  const recruiter = await signInAs(test, 'recruiter');
  const { _id: other } = await createCandidateRecord();
  const own = await candidate.get(
    `/calendar/overlap?people=${idOf(recruiter)}&candidates=${other.toHexString()}`,
  );
  expect((own.body as Overlap).people.map(({ id }) => id)).toEqual([idOf(candidate)]);
  const wrong = await recruiter.get('/calendar/overlap?people=ada');
  expect(wrong.body.error.fields).toMatchObject([{ path: 'people', code: 'INVALID_FORMAT' }]);
});
