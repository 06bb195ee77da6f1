import { dayMs, minuteMs, momentIn, recurrenceFrequencies } from '@muster/contracts';
import ICAL from 'ical.js';
import { writeInvite, type CalendarInvite } from '../../../mail/calendar-invite.ts';
import { Random } from '../../../demo/random.ts';
import { laterOnClock, occurrencesOf, ruleOf } from './occurrences.ts';

/**
 * Time zones of both hemispheres, with half and quarter hours, and days of their daylight-saving
 * changes.
 */
const changes = [
  ['Europe/Lisbon', '2027-03-28'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2027-04-04'],
  ['America/Santiago', '2027-04-04'],
  ['Asia/Kolkata', '2026-11-01'],
  ['Asia/Kathmandu', '2027-03-28'],
  ['America/Sao_Paulo', '2027-03-14'],
  ['Africa/Casablanca', '2027-02-07'],
  ['Asia/Jerusalem', '2026-10-25'],
] as const;

type Repeated = Parameters<typeof occurrencesOf>[0];

/** Creates an event around a daylight-saving change, but not within the changing hours. */
function someEvent(random: Random, [timeZone, change]: (typeof changes)[number]) {
  const day = new Date(Date.parse(change) - random.int(0, 15) * dayMs).toISOString().slice(0, 10);
  const allDay = random.chance(0.3);
  const at = `${String(random.int(5, 23)).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`;
  const startsAt = new Date(momentIn(day, allDay ? '00:00' : at, timeZone));
  const event: Repeated = {
    startsAt,
    timeZone,
    exceptions: [],
    endsAt: allDay
      ? laterOnClock(startsAt, random.int(1, 3) * dayMs, timeZone)
      : new Date(startsAt.getTime() + random.int(3, 24) * 5 * minuteMs),
    recurrence: random.chance(0.7)
      ? {
          frequency: random.pick(recurrenceFrequencies),
          interval: random.int(1, 3),
          count: random.int(2, 20),
        }
      : null,
  };
  const left = occurrencesOf(event).slice(1);
  const exceptions = event.recurrence
    ? left.filter(() => random.chance(0.2)).map((time) => time.startsAt)
    : [];
  return { ...event, allDay, exceptions };
}

/** Parses the times of an invitation with another library: moments, or days. */
function readBack(invite: CalendarInvite, allDay: boolean) {
  const { content } = writeInvite(invite, { from: 'Muster <a@muster.test>', to: ['b@c.test'] });
  const calendar = new ICAL.Component(ICAL.parse(content));
  const part = calendar.getFirstSubcomponent('vevent');
  if (!part) throw new Error('The invitation holds no event');
  const event = new ICAL.Event(part);
  const shown = (time: ICAL.Time) => (allDay ? time.toString() : time.toJSDate().toISOString());
  const lasts = event.duration;
  const times = [];
  const iterator = event.iterator();
  for (let at = iterator.next(); at; at = iterator.next()) {
    const end = at.clone();
    end.addDuration(lasts);
    times.push([shown(at), shown(end)]);
    if (!event.isRecurring()) break;
  }
  return {
    times,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
  };
}

it('another library reads every invitation back with the same times', () => {
  const random = new Random(5545);
  let read = 0;
  for (let round = 0; round < 300; round += 1) {
    const event = someEvent(random, random.pick(changes));
    const { startsAt, endsAt, timeZone, recurrence, exceptions, allDay } = event;
    const method = random.pick(['request', 'cancel'] as const);
    const invite = {
      uid: `event-${round}@muster`,
      sequence: round,
      summary: 'A talk',
      description: null,
      method,
      startsAt,
      endsAt,
      timeZone,
      allDay,
      exceptions,
      ...(recurrence && { rule: ruleOf(recurrence) }),
    };
    const shown = (at: Date) =>
      allDay ? at.toLocaleDateString('en-CA', { timeZone }) : at.toISOString();
    const times = occurrencesOf(event).map((time) => [shown(time.startsAt), shown(time.endsAt)]);
    expect(readBack(invite, allDay)).toEqual({
      times,
      uid: invite.uid,
      sequence: round,
      method: method.toUpperCase(),
    });
    read += times.length;
  }
  expect(read).toBeGreaterThan(1000);
});
