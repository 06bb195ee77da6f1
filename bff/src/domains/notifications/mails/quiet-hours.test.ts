import { clockIn, momentIn } from '../../../db/zoned-day.ts';
import { lastMorning } from '../api/morning.ts';
import { quietUntil } from './quiet-hours.ts';

const until = (at: string, from: string, to: string, timeZone = 'Europe/Berlin') =>
  quietUntil(new Date(at), { quiet: { from, to }, timeZone })?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['in the evening, until the next morning', '2026-06-10T20:30:00Z', '2026-06-11T05:00:00.000Z'],
    ['after midnight, until the same morning', '2026-06-10T23:30:00Z', '2026-06-11T05:00:00.000Z'],
    ['from their first minute', '2026-06-10T18:00:00Z', '2026-06-11T05:00:00.000Z'],
    ['not from their end on', '2026-06-11T05:00:00Z', null],
    ['not by day', '2026-06-10T12:00:00Z', null],
  ])('apply overnight: %s', (_what, at, end) => {
    expect(until(at, '20:00', '07:00')).toBe(end);
  });

  it('apply within a day', () => {
    expect(until('2026-06-10T11:00:00Z', '12:30', '14:00')).toBe('2026-06-10T12:00:00.000Z');
    expect(until('2026-06-10T12:00:00Z', '12:30', '14:00')).toBeNull();
  });

  it('never apply to a user who has set none', () => {
    expect(quietUntil(new Date(), { quiet: null, timeZone: 'UTC' })).toBeNull();
  });

  it('end at the chosen clock time when daylight saving begins or ends', () => {
    // The last night of winter time has an hour less, the last of summer time one more.
    expect(until('2026-03-28T20:00:00Z', '20:00', '07:00')).toBe('2026-03-29T05:00:00.000Z');
    expect(until('2026-10-24T20:00:00Z', '20:00', '07:00')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('end after the skipped hour if their end falls into it', () => {
    expect(until('2026-03-28T22:00:00Z', '22:00', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(until('2026-03-08T04:00:00Z', '22:00', '02:30', 'America/New_York')).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('never return an end in the past when the clock repeats an hour', () => {
    const end = until('2026-10-25T00:45:00Z', '22:00', '02:30');
    expect(end === null || end > '2026-10-25T00:45:00.000Z').toBe(true);
  });
});

describe('a time of day in a time zone', () => {
  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'])(
    'matches the clock there: %s',
    (zone) => {
      for (const day of ['2026-01-15', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'])
        expect(clockIn(zone, momentIn(day, '08:00', zone))).toBe('08:00');
    },
  );
});

describe('the last morning', () => {
  it.each([
    ['Europe/Lisbon', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
    ['Europe/Lisbon', '2026-11-21T07:59:59Z', '2026-11-20T08:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-20T23:30:00Z', '2026-11-20T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T15:59:00Z', '2026-11-20T16:00:00.000Z'],
  ])('in %s at %s was %s', (zone, now, morning) => {
    expect(lastMorning(zone, new Date(now)).toISOString()).toBe(morning);
  });
});
