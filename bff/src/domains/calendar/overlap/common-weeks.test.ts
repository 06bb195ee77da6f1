import { hourMs, usualWeek, type HostHoursFields } from '@muster/contracts';
import { DateTime } from 'luxon';
import { intersect } from '../../../calendars/intervals.ts';
import { openTimes } from '../../../records/scheduling/own-hours.ts';
import { commonWeeks, usualOf, weeksFrom } from './common-weeks.ts';

const count = 53;
const monday = '2026-11-23';
const hoursIn = (timeZone: string): HostHoursFields => ({
  timeZone,
  weekly: usualWeek,
  overrides: [],
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
});
function overlapOf(timeZone: string, ...others: readonly string[]) {
  const within = weeksFrom(monday, count, timeZone);
  const [first = [], ...rest] = [timeZone, ...others].map((zone) =>
    openTimes(hoursIn(zone), within),
  );
  const common = rest.reduce((all, times) => intersect(all, times), first);
  return commonWeeks(common, { monday, count, timeZone });
}

/** Returns a fast formatter of a zone's clock, called half a million times: `Mon 09`. */
function wallIn(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (moment: number) => {
    const shown = clock.format(moment);
    return { weekday: shown.slice(0, 3), hour: Number(shown.slice(-2)) };
  };
}

const isWork = ({ weekday, hour }: { weekday: string; hour: number }) =>
  weekday !== 'Sat' && weekday !== 'Sun' && hour >= 9 && hour < 17;

/** Computes the same hour by hour, from the zones' clocks. */
function slowWeeks(timeZone: string, ...others: readonly string[]) {
  const own = wallIn(timeZone);
  const walls = others.map(wallIn);
  const quarter = hourMs / 4;
  return Array.from({ length: count }, (_week, index) => {
    const begin = DateTime.fromISO(monday, { zone: timeZone }).plus({ weeks: index });
    const end = begin.plus({ weeks: 1 }).toMillis();
    const hours = Array.from({ length: 24 }, () => 0);
    for (let at = begin.toMillis(); at < end; at += quarter) {
      const here = own(at);
      if (isWork(here) && walls.every((wall) => isWork(wall(at))))
        hours[here.hour] = (hours[here.hour] ?? 0) + 15;
    }
    return { from: begin.toISODate(), hours, minutes: hours.reduce((a, b) => a + b, 0) };
  });
}

it.each([
  [['Europe/Lisbon', 'America/New_York']],
  [['America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Berlin']],
  [['Australia/Lord_Howe', 'Asia/Kathmandu']],
  [['Pacific/Auckland', 'America/Los_Angeles']],
])('agrees with the wall clocks of %j, all year long', ([first = '', ...rest]) => {
  expect(overlapOf(first, ...rest)).toEqual(slowWeeks(first, ...rest));
});

it('has a different number of hours in weeks in which only one side has changed its clocks', () => {
  const weeks = overlapOf('Europe/Lisbon', 'America/New_York');
  expect(usualOf(weeks)).toBe(15 * 60);
  const others = weeks.filter(({ minutes }) => minutes !== 15 * 60);
  expect(others.map(({ from, minutes }) => [from, minutes / 60])).toEqual([
    ['2027-03-15', 20],
    ['2027-03-22', 20],
    ['2027-11-01', 20],
  ]);
});

it('prefers the longest of several equally common numbers of hours', () => {
  const week = (minutes: number) => ({ from: monday, minutes, hours: [] });
  expect(usualOf([week(60), week(120), week(120), week(60)])).toBe(120);
  expect(usualOf([])).toBe(0);
});
