import { hourMs, minuteMs } from '@muster/contracts';
import { Types } from 'mongoose';
import { remindersDue, type Remindable } from './reminders.ts';

const start = new Date('2027-03-28T09:00:00Z');
const before = (ms: number) => new Date(start.getTime() - ms);
const interview = (changes: Partial<Remindable> = {}): Remindable => ({
  _id: new Types.ObjectId(),
  startsAt: start,
  timeSetAt: before(72 * hourMs),
  reminded: null,
  ...changes,
});
const sent = (staff: number, guests: number, startsAt = start) => ({
  reminded: { startsAt, staff, guests },
});

it.each([
  ['more than a day ahead', before(24 * hourMs + 1), {}, {}],
  ['a day ahead', before(24 * hourMs), {}, { staff: 'early', guests: 'early' }],
  ['once that was sent', before(23 * hourMs), sent(1, 1), {}],
  ['an hour ahead', before(hourMs), sent(1, 1), { guests: 'last' }],
  ['15 minutes ahead', before(15 * minuteMs), sent(1, 2), { staff: 'last' }],
  ['once all was sent', before(minuteMs), sent(2, 2), {}],
  ['from the start on', start, {}, {}],
  ['after a pause, one for all', before(10 * minuteMs), {}, { staff: 'last', guests: 'last' }],
  [
    'for another time than was spoken of',
    before(24 * hourMs),
    sent(2, 2, before(hourMs)),
    {
      staff: 'early',
      guests: 'early',
    },
  ],
  [
    'for a time set an hour and a half ago',
    before(23 * hourMs),
    { timeSetAt: before(23.5 * hourMs) },
    {},
  ],
  [
    'the last one for a time set late',
    before(hourMs),
    { timeSetAt: before(3 * hourMs) },
    { guests: 'last' },
  ],
  [
    'where it is unknown when it was set',
    before(20 * hourMs),
    { timeSetAt: null },
    {
      staff: 'early',
      guests: 'early',
    },
  ],
] as const)('%s', (_when, now, changes, due) => {
  expect(remindersDue(interview(changes), now)).toEqual(due);
});
