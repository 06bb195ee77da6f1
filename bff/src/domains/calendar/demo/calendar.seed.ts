import { dayMs, hourMs, minuteMs, normaliseEmail, type CalendarEventKind } from '@muster/contracts';
import { Types } from 'mongoose';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { demoAccounts } from '../../../demo/staff.data.ts';
import { demoEmail, personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface DemoEvent {
  title: string;
  by: string;
  /** Days from this week's Monday; hour in UTC. */
  day: number;
  hour: number;
  minutes: number;
  kind?: CalendarEventKind;
  with?: readonly string[];
  weeks?: number;
  isPrivate?: true;
}

/** A week of the team: weekly events and single meetings. */
const events: readonly DemoEvent[] = [
  {
    title: 'Pipeline review',
    by: 'team.lead',
    day: 0,
    hour: 9,
    minutes: 60,
    weeks: 8,
    with: ['recruiter', 'account.manager'],
  },
  {
    title: 'Weekly with Northwind Rail',
    by: 'account.manager',
    day: 1,
    hour: 13,
    minutes: 45,
    with: ['recruiter'],
    weeks: 8,
  },
  {
    title: 'Source backend engineers',
    by: 'recruiter',
    day: 1,
    hour: 8,
    minutes: 120,
    kind: 'other',
  },
  {
    title: 'Shortlist for the client',
    by: 'recruiter',
    day: 2,
    hour: 15,
    minutes: 30,
    kind: 'deadline',
  },
  {
    title: 'Dentist',
    by: 'recruiter',
    day: 3,
    hour: 7,
    minutes: 60,
    kind: 'other',
    isPrivate: true,
  },
  {
    title: 'Call about next steps',
    by: 'recruiter',
    day: 3,
    hour: 11,
    minutes: 30,
    with: ['candidate'],
  },
  {
    title: 'Rates and start dates',
    by: 'recruiter',
    day: 4,
    hour: 10,
    minutes: 45,
    with: ['finance'],
  },
  {
    title: 'Your profile and what comes next',
    by: 'recruiter',
    day: 8,
    hour: 12,
    minutes: 30,
    with: ['candidate'],
  },
];

/** Meetings of the demo's colleagues, some of them with a candidate. */
export async function seedCalendar({ time, people }: { time: DemoTime; people: PeopleIds }) {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(21_402);
  const today = Math.floor(time.now.getTime() / dayMs);
  // 1 January 1970 was a Thursday.
  const monday = today - ((today + 3) % 7);
  for (const event of events) {
    const { title, by, day, hour, minutes, kind = 'meeting', weeks = 1 } = event;
    const _id = new Types.ObjectId(random.id());
    const startsAt = new Date((monday + day) * dayMs + hour * hourMs);
    const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
    const organiserId = personId(people, by);
    await CalendarEventModel.create({
      _id,
      uid: `event-${_id.toHexString()}@muster`,
      kind,
      title,
      organiserId,
      startsAt,
      endsAt,
      allDay: false,
      timeZone: 'UTC',
      lastEndsAt: new Date(endsAt.getTime() + (weeks - 1) * 7 * dayMs),
      recurrence: weeks > 1 ? { frequency: 'weekly', interval: 1, count: weeks } : null,
      visibility: event.isPrivate ? 'private' : 'default',
      ...(event.with && { place: 'external_link', placeValue: 'https://meet.example.com/team' }),
      createdAt: time.ago(9),
      createdBy: organiserId,
      updatedBy: organiserId,
    });
    for (const mail of event.with ?? []) await invite(_id, mail, people, time, random);
  }
}

async function invite(
  eventId: Types.ObjectId,
  mail: string,
  people: PeopleIds,
  time: DemoTime,
  random: Random,
): Promise<void> {
  const account = demoAccounts.find((one) => one.mail === mail);
  const email = demoEmail({ mail });
  await CalendarAttendeeModel.create({
    _id: new Types.ObjectId(random.id()),
    eventId,
    userId: personId(people, mail),
    email,
    emailNorm: normaliseEmail(email),
    createdAt: time.ago(9),
    name: account ? `${account.firstName} ${account.lastName}` : mail,
    response: mail === 'candidate' ? 'needs_action' : 'accepted',
  });
}
