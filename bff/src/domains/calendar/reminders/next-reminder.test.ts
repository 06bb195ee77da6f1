import { nextReminderAt, remindersDue } from './next-reminder.ts';

// Lisbon switches to summer time on the last Sunday of March.
const weekly = {
  startsAt: new Date('2027-03-22T09:00:00Z'),
  endsAt: new Date('2027-03-22T10:00:00Z'),
  timeZone: 'Europe/Lisbon',
  recurrence: { frequency: 'weekly' as const, interval: 1, count: 3 },
  exceptions: [] as Date[],
  reminderMinutes: [1440, 15],
  cancelledAt: null,
};
const at = (moment: string) => new Date(`2027-${moment}:00Z`);
const dueMoments = (from: string, now: string) =>
  remindersDue(weekly, at(from), at(now)).map(({ time, minutes }) => [
    time.startsAt.toISOString().slice(5, 16),
    minutes,
  ]);

it('finds the next moment of each reminder, on the clock of the event', () => {
  expect(nextReminderAt(weekly, at('03-01T00:00'))).toEqual(at('03-21T09:00'));
  expect(nextReminderAt(weekly, at('03-21T09:00'))).toEqual(at('03-22T08:45'));
  expect(nextReminderAt(weekly, at('03-22T08:45'))).toEqual(at('03-28T08:00'));
  expect(nextReminderAt(weekly, at('04-05T07:45'))).toBeNull();
  expect(nextReminderAt({ ...weekly, reminderMinutes: [] }, at('03-01T00:00'))).toBeNull();
  expect(
    nextReminderAt({ ...weekly, cancelledAt: at('03-01T00:00') }, at('03-01T00:00')),
  ).toBeNull();
  const whole = { ...weekly, allDay: true };
  expect(nextReminderAt(whole, at('03-21T09:00'))).toEqual(at('03-28T08:00'));
  const without = { ...weekly, exceptions: [at('03-22T09:00')] };
  expect(nextReminderAt(without, at('03-01T00:00'))).toEqual(at('03-28T08:00'));
});

it('is due once, only the last of several after a pause, and not after the event began', () => {
  expect(dueMoments('03-21T09:00', '03-21T09:00')).toEqual([['03-22T09:00', 1440]]);
  expect(dueMoments('03-21T09:00', '03-22T08:50')).toEqual([['03-22T09:00', 15]]);
  expect(dueMoments('03-21T09:00', '03-22T09:00')).toEqual([]);
  expect(dueMoments('03-21T09:00', '03-28T09:00')).toEqual([['03-29T08:00', 1440]]);
});
