import { momentIn, shownAt } from './zone-clock.ts';

const minute = 60_000;
const show = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);

it.each([
  ['Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Asia/Kathmandu', '2026-06-01T18:15:00Z'],
  ['America/New_York', '1969-10-26T06:00:00Z'],
])('shows the time of a clock in %s around %s', (zone, at) => {
  const change = Date.parse(at);
  for (let moment = change - 50 * minute; moment < change + 50 * minute; moment += 90_500)
    expect(show(shownAt(moment, zone), 'UTC')).toBe(show(moment, zone));
});

it('handles each time zone separately', () => {
  const noon = Date.parse('2026-06-01T12:00:00Z');
  const ahead = ['Asia/Tokyo', 'America/Lima', 'Asia/Tokyo'].map(
    (zone) => (shownAt(noon, zone) - noon) / (60 * minute),
  );
  expect(ahead).toEqual([9, -5, 9]);
});

it('refuses a zone that does not exist', () => {
  expect(() => shownAt(0, 'Europe/Nowhere')).toThrow(RangeError);
});

test('a day and a time in a time zone give one moment, also around a clock change', () => {
  expect(momentIn('2027-03-01', '10:00', 'Europe/Lisbon')).toBe('2027-03-01T10:00:00.000Z');
  expect(momentIn('2027-07-01', '10:00', 'Europe/Lisbon')).toBe('2027-07-01T09:00:00.000Z');
  expect(momentIn('2027-03-28', '06:00', 'Europe/Berlin')).toBe('2027-03-28T04:00:00.000Z');
  expect(momentIn('2027-01-10', '22:00', 'America/Los_Angeles')).toBe('2027-01-11T06:00:00.000Z');
});

test('a repeated local time means its first occurrence, and a skipped one is moved later', () => {
  expect(momentIn('2026-10-25', '01:30', 'Europe/Lisbon')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentIn('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  expect(momentIn('2027-03-28', '01:30', 'Europe/Lisbon')).toBe('2027-03-28T01:30:00.000Z');
  expect(momentIn('2027-03-14', '02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  expect(momentIn('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  expect(momentIn('2026-10-04', '02:30', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
});
