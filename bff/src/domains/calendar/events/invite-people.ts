import { normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { CalendarAttendeeModel, type CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';
import { attendeesOf } from './find-event.ts';

interface Wanted {
  colleagueIds: readonly string[];
  guests: readonly { name: string; email: string }[];
}
type Person = Pick<CalendarAttendeeRecord, 'userId' | 'email' | 'emailNorm' | 'name'>;

/** Returns the people to invite. @throws AppError VALIDATION_FAILED */
async function peopleOf(
  tx: Tx,
  organiserId: Types.ObjectId,
  { colleagueIds, guests }: Wanted,
): Promise<Person[]> {
  const wanted = colleagueIds.filter((id) => id !== organiserId.toHexString());
  const staff = await findActiveStaff(
    wanted.map((id) => new Types.ObjectId(id)),
    tx.session,
  );
  const people = new Map<string, Person>();
  for (const [index, id] of colleagueIds.entries()) {
    if (!wanted.includes(id)) continue;
    const found = staff.find((member) => member.id.toHexString() === id);
    if (!found) throw invalidField(`colleagueIds[${index}]`, 'NOT_FOUND');
    const emailNorm = normaliseEmail(found.email);
    people.set(emailNorm, { userId: found.id, email: found.email, emailNorm, name: found.name });
  }
  for (const [index, { name, email }] of guests.entries()) {
    const emailNorm = normaliseEmail(email);
    if (people.has(emailNorm)) throw invalidField(`guests[${index}].email`, 'NOT_UNIQUE');
    people.set(emailNorm, { userId: null, email, emailNorm, name });
  }
  return [...people.values()];
}

export interface Invited {
  all: CalendarAttendeeRecord[];
  added: CalendarAttendeeRecord[];
  removed: CalendarAttendeeRecord[];
}

/** Sets the attendees of an event; those who stay keep their answer. */
export async function setPeople(
  tx: Tx,
  { _id: eventId, organiserId }: Pick<CalendarEventRecord, '_id' | 'organiserId'>,
  wanted: Wanted,
): Promise<Invited> {
  const people = await peopleOf(tx, organiserId, wanted);
  const present = await attendeesOf(eventId, tx.session);
  const names = new Set(people.map(({ emailNorm }) => emailNorm));
  const removed = present.filter(({ emailNorm }) => !names.has(emailNorm));
  const fresh = people.filter((person) =>
    present.every(({ emailNorm }) => emailNorm !== person.emailNorm),
  );
  await CalendarAttendeeModel.deleteMany(
    { _id: { $in: removed.map(({ _id }) => _id) } },
    { session: tx.session },
  );
  const ids = fresh.map(() => new Types.ObjectId());
  const stamps = { createdAt: tx.at, createdBy: tx.userId, updatedBy: tx.userId, eventId };
  await CalendarAttendeeModel.insertMany(
    fresh.map((person, index) => ({ ...person, ...stamps, _id: ids[index] })),
    { session: tx.session },
  );
  const all = await attendeesOf(eventId, tx.session);
  return { all, added: all.filter(({ _id }) => ids.some((id) => id.equals(_id))), removed };
}

/** Copies the attendees of a series to a record cut out of it. */
export async function copyPeople(
  tx: Tx,
  from: readonly CalendarAttendeeRecord[],
  eventId: Types.ObjectId,
): Promise<CalendarAttendeeRecord[]> {
  await CalendarAttendeeModel.insertMany(
    from.map((attendee) => ({ ...attendee, _id: new Types.ObjectId(), eventId })),
    { session: tx.session },
  );
  return attendeesOf(eventId, tx.session);
}
