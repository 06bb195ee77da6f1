import { usualWeek } from '@muster/contracts';
import { daysInWords, weekSeenFrom } from './team-hours.ts';

const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const nameOf = (weekday: number) => names[weekday - 1] ?? '';
const inWords = (parts: ReturnType<typeof weekSeenFrom>) =>
  parts.map(({ weekdays, times }) => `${daysInWords(weekdays, nameOf)} ${times}`);

it.each([
  ['Europe/Lisbon', 'Europe/Berlin', winter, 'Mon–Fri 10:00–18:00'],
  ['America/Sao_Paulo', 'Europe/Berlin', summer, 'Mon–Fri 14:00–22:00'],
  ['Asia/Kolkata', 'Europe/London', winter, 'Mon–Fri 03:30–11:30'],
])('the usual week in %s seen from %s', (zone, viewer, at, seen) => {
  expect(inWords(weekSeenFrom(usualWeek, zone, viewer, at))).toEqual([seen]);
});

it('falls on another day if the time zones are far enough apart', () => {
  const seen = weekSeenFrom(usualWeek, 'Pacific/Auckland', 'America/Los_Angeles', winter);
  expect(inWords(seen)).toEqual(['Mon, Tue, Wed, Thu, Sun 12:00–20:00']);
});

it('names days that differ, and the breaks of a day', () => {
  const week = [
    { weekday: 5, from: '08:00', to: '12:00' },
    { weekday: 1, from: '13:00', to: '17:30' },
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 3, from: '08:00', to: '12:00' },
  ];
  expect(inWords(weekSeenFrom(week, 'Europe/Lisbon', 'Europe/Lisbon', winter))).toEqual([
    'Mon 08:00–12:00, 13:00–17:30',
    'Wed, Fri 08:00–12:00',
  ]);
});
