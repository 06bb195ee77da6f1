import ICAL from 'ical.js';
import { writeInvite, type CalendarInvite } from './calendar-invite.ts';

/** All-day in Kolkata, where the day begins on the previous day in UTC. */
const payday: CalendarInvite = {
  uid: 'payday@muster',
  sequence: 1,
  method: 'request',
  summary: 'Payday',
  description: null,
  startsAt: new Date('2026-03-09T18:30:00.000Z'),
  endsAt: new Date('2026-03-10T18:30:00.000Z'),
  allDay: true,
  timeZone: 'Asia/Kolkata',
};
function read(invite: CalendarInvite) {
  const people = { from: 'Muster <a@muster.test>', to: ['ana@people.test'] };
  const { content } = writeInvite(invite, people);
  const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('The invitation holds no event');
  return new ICAL.Event(event);
}

it('excludes one all-day occurrence from a series', () => {
  const event = read({
    ...payday,
    rule: 'FREQ=WEEKLY;INTERVAL=1;COUNT=3',
    exceptions: [new Date('2026-03-16T18:30:00.000Z')],
  });
  const iterator = event.iterator();
  const days = Array.from({ length: 3 }, () => iterator.next()?.toString() ?? null);
  expect(days).toEqual(['2026-03-10', '2026-03-24', null]);
});

it('identifies a changed all-day occurrence of a series', () => {
  const { startDate, recurrenceId } = read({
    ...payday,
    occurrence: new Date('2026-03-16T18:30:00.000Z'),
  });
  expect([startDate, recurrenceId].map(String)).toEqual(['2026-03-10', '2026-03-17']);
});
