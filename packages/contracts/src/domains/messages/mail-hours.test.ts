import { isWithinMailHours, nextMailTime } from './mail-hours.ts';

const hours = { from: 8, to: 20 };
const next = (moment: string, zone: string) =>
  nextMailTime(new Date(moment), zone, hours).toISOString();

test('a mail during the day is sent at once', () => {
  expect(next('2026-11-23T09:07:00.000Z', 'Europe/Berlin')).toBe('2026-11-23T09:07:00.000Z');
});

test('a mail at night waits until eight in the recipient’s morning', () => {
  expect(next('2026-11-23T20:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-24T07:00:00.000Z');
  expect(next('2026-11-23T09:00:00.000Z', 'America/New_York')).toBe('2026-11-23T13:00:00.000Z');
  expect(next('2026-11-23T22:00:00.000Z', 'Asia/Kathmandu')).toBe('2026-11-24T02:15:00.000Z');
});

test('eight in the morning is correct after a clock change in the night', () => {
  // 29 March 2026, 02:00: Berlin changes from UTC+1 to UTC+2; 25 October 2026 back.
  expect(next('2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
  expect(next('2026-10-24T21:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
});

test('the last minute before the evening counts as day', () => {
  expect(isWithinMailHours(new Date('2026-11-23T18:59:59.000Z'), 'Europe/Berlin', hours)).toBe(
    true,
  );
  expect(isWithinMailHours(new Date('2026-11-23T19:00:00.000Z'), 'Europe/Berlin', hours)).toBe(
    false,
  );
});
