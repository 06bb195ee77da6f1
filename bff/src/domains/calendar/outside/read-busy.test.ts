import {
  appleCalendar,
  endlessCalendar,
  floatingCalendar,
  freeBusyCalendar,
  googleCalendar,
  outlookCalendar,
  restlessZone,
} from './golden-calendars.fixtures.ts';
import { NoCalendarError, readBusy } from './read-busy.ts';
import { readBusyApart } from './read-busy-apart.ts';

const query = (timeZone = 'Europe/Lisbon') => ({
  timeZone,
  email: 'ada@people.test',
  from: Date.parse('2027-01-01T00:00Z'),
  to: Date.parse('2027-12-31T00:00Z'),
  max: 100,
});
const short = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const timesOf = (content: string, timeZone?: string) =>
  readBusy(content, query(timeZone)).map(({ from, to }) => `${short(from)} ${short(to)}`);

it('reads a weekly event across a clock change, without excluded, moved, cancelled, free or declined times', () => {
  expect(timesOf(googleCalendar)).toEqual([
    '2027-03-01T15:00 2027-03-01T16:00',
    // 10:00 in New York after the switch to summer time.
    '2027-03-15T14:00 2027-03-15T15:00',
    '2027-03-23T19:00 2027-03-23T19:30',
    '2027-04-05T14:00 2027-04-05T15:00',
  ]);
});

it('reads a zone by its rules if its name is program-specific, and skips excluded days', () => {
  expect(timesOf(outlookCalendar)).toEqual([
    '2027-03-26T15:30 2027-03-26T16:00',
    '2027-03-27T15:30 2027-03-27T16:00',
    '2027-03-29T14:30 2027-03-29T15:00',
    // Two days, from midnight to midnight in the user's zone.
    '2027-03-29T23:00 2027-03-31T23:00',
  ]);
});

it('reads durations, single dates beside the rule, and a known zone behind a path', () => {
  expect(timesOf(appleCalendar)).toEqual([
    '2027-03-10T12:00 2027-03-10T13:30',
    '2027-03-12T17:00 2027-03-12T18:30',
    '2027-03-13T17:00 2027-03-13T18:30',
  ]);
});

it.each([
  [
    'Asia/Kolkata',
    ['2027-10-24T03:00 2027-10-24T04:00', '2027-10-25T18:30 2027-10-26T18:30'],
    '2027-10-31T03:00 2027-10-31T04:00',
  ],
  [
    'Europe/Lisbon',
    ['2027-10-24T07:30 2027-10-24T08:30', '2027-10-25T23:00 2027-10-26T23:00'],
    '2027-10-31T08:30 2027-10-31T09:30',
  ],
])('reads times without a zone as local to the person: %s', (zone, first, last) => {
  expect(timesOf(floatingCalendar, zone)).toEqual([...first, last]);
});

it('keeps only busy times of the event data', () => {
  expect(timesOf(freeBusyCalendar)).toEqual([
    '2027-03-01T09:00 2027-03-01T10:00',
    '2027-03-01T12:00 2027-03-01T14:00',
  ]);
});

it('keeps times within the requested period, and cuts off what extends beyond', () => {
  const within = { from: Date.parse('2027-03-30T12:00Z'), to: Date.parse('2027-04-05T14:30Z') };
  const cut = (content: string) =>
    readBusy(content, { ...query(), ...within }).map(({ from, to }) => [short(from), short(to)]);
  expect(cut(outlookCalendar)).toEqual([['2027-03-30T12:00', '2027-03-31T23:00']]);
  expect(cut(googleCalendar)).toEqual([['2027-04-05T14:00', '2027-04-05T14:30']]);
});

it('refuses more times than the limit', () => {
  expect(() => readBusy(googleCalendar, { ...query(), max: 3 })).toThrow(/too much/i);
});

it('does not evaluate a zone that is built to keep its reader busy', () => {
  expect(timesOf(restlessZone)).toEqual(['2027-03-01T10:00 2027-03-01T11:00']);
});

it.each(['', '<html><body>Sign in</body></html>', 'BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n'])(
  'reports that %j is no calendar',
  (content) => expect(() => readBusy(content, query())).toThrow(NoCalendarError),
);

describe('in a worker apart from the requests', () => {
  it('reads the same', async () => {
    expect(await readBusyApart(googleCalendar, query())).toEqual(readBusy(googleCalendar, query()));
  });

  it('gives up on an endless rule, and on text that is no calendar', async () => {
    await expect(
      readBusyApart(endlessCalendar, query(), { timeLimit: 4000 }),
    ).rejects.toMatchObject({ failure: 'too_large' });
    await expect(readBusyApart('no', query())).rejects.toMatchObject({ failure: 'no_calendar' });
  });
});
