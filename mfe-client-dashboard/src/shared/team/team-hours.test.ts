import { hoursSeenFrom } from './team-hours.ts';

const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

it.each([
  ['Europe/Lisbon', 'Europe/Berlin', winter, '10:00', '18:00'],
  ['America/Sao_Paulo', 'Europe/Berlin', summer, '14:00', '22:00'],
  ['Asia/Kolkata', 'Europe/London', winter, '03:30', '11:30'],
  ['Pacific/Auckland', 'America/Los_Angeles', winter, '12:00', '20:00'],
])('%s seen from %s', (zone, viewer, at, from, to) => {
  expect(hoursSeenFrom(zone, viewer, at)).toEqual({ from, to });
});
