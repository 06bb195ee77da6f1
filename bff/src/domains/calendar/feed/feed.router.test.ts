import { dayMs, momentIn, type CalendarEntry } from '@muster/contracts';
import ICAL from 'ical.js';
import supertest from 'supertest';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createEventRecord, tenOn } from '../calendar.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = dayOf(tenOn(9));
const midnight = (date: string, timeZone: string) => new Date(momentIn(date, '00:00', timeZone));
const zones = ['Asia/Kolkata', 'Pacific/Auckland', 'UTC', 'America/Los_Angeles'];

/** Parses a user's calendar with another library. */
async function readFeed(owner: SignedIn) {
  const made = await owner.post('/me/calendar-feed/actions/make', {});
  const { pathname } = new URL(made.body.url as string);
  const file = await supertest(test.app).get(pathname).buffer();
  return new ICAL.Component(ICAL.parse(file.text))
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part))
    .map(({ summary, startDate, endDate }) => ({
      summary,
      isDay: startDate.isDate,
      times: [startDate, endDate].map(String),
    }));
}

/** Creates all-day events, busy hours on some days and a weekly event, of a user in a time zone. */
async function createDays(timeZone: string) {
  const owner = await signInAs(test, 'recruiter', { user: { timeZone } });
  const whole = { allDay: true, timeZone };
  await createEventRecord(owner.user._id, {
    ...whole,
    title: 'Fair',
    startsAt: midnight(day, timeZone),
    endsAt: midnight(addDays(day, 2), timeZone),
  });
  await createEventRecord(owner.user._id, {
    ...whole,
    title: 'Payday',
    startsAt: midnight(addDays(day, 3), timeZone),
    endsAt: midnight(addDays(day, 4), timeZone),
    recurrence: { frequency: 'weekly', interval: 1, count: 2 },
  });
  const off = { substituteId: null, note: null, from: null, to: null };
  await owner.put('/me/availability', {
    version: 0,
    weekly: [],
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
    overrides: [
      { ...off, kind: 'out_of_office', firstDay: addDays(day, 5), lastDay: addDays(day, 6) },
      {
        ...off,
        kind: 'busy',
        firstDay: addDays(day, 7),
        lastDay: addDays(day, 8),
        from: '09:00',
        to: '11:00',
      },
    ],
  });
  return owner;
}

it.each(zones)('keeps whole days on their days, in %s', async (timeZone) => {
  const read = await readFeed(await createDays(timeZone));
  const days = (summary: string, first: number, end: number) => ({
    summary,
    isDay: true,
    times: [addDays(day, first), addDays(day, end)],
  });
  expect(read.filter(({ isDay }) => isDay)).toEqual([
    days('Fair', 0, 2),
    days('Payday', 3, 4),
    days('Away', 5, 7),
    days('Payday', 10, 11),
  ]);
});

it('shows an event of several days on each of them', async () => {
  const timeZone = 'Asia/Kolkata';
  const read = await readFeed(await createDays(timeZone));
  const at = (days: number, clock: string) =>
    momentIn(addDays(day, days), clock, timeZone).replace('.000Z', 'Z');
  expect(read.filter(({ isDay }) => !isDay).map(({ times }) => times)).toEqual([
    [at(7, '09:00'), at(7, '11:00')],
    [at(8, '09:00'), at(8, '11:00')],
  ]);
});

it('shows colleagues in other zones the days, not the moments at which they begin', async () => {
  const owner = await createDays('Asia/Kolkata');
  const reader = await signInAs(test, 'recruiter', { user: { timeZone: 'America/Los_Angeles' } });
  const query = new URLSearchParams({
    people: owner.user._id.toHexString(),
    from: tenOn(5).toISOString(),
    to: new Date(tenOn(5).getTime() + 30 * dayMs).toISOString(),
  });
  const { body } = await reader.get(`/calendar/entries?${query.toString()}`);
  const whole = (body.data as CalendarEntry[]).flatMap(({ title, days }) =>
    days ? [[title, days.firstDay, days.lastDay]] : [],
  );
  expect(whole).toEqual([
    ['Fair', day, addDays(day, 1)],
    ['Payday', addDays(day, 3), addDays(day, 3)],
    ['Away', addDays(day, 5), addDays(day, 6)],
    ['Payday', addDays(day, 10), addDays(day, 10)],
  ]);
});
