import { momentIn } from './moment.ts';

test('a day and a time of a zone are a moment, also around a change of the clocks', () => {
  expect(momentIn('2027-03-01', '10:00', 'Europe/Lisbon')).toBe('2027-03-01T10:00:00.000Z');
  expect(momentIn('2027-07-01', '10:00', 'Europe/Lisbon')).toBe('2027-07-01T09:00:00.000Z');
  expect(momentIn('2027-03-28', '06:00', 'Europe/Berlin')).toBe('2027-03-28T04:00:00.000Z');
  expect(momentIn('2027-01-10', '22:00', 'America/Los_Angeles')).toBe('2027-01-11T06:00:00.000Z');
});
