import type { CalendarEvent } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { jobsById, mayKnowOf } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ownInvitation, type FoundEvent } from './find-event.ts';

/**
 * Serialises an event as its reader may see it; addresses of guests are shown to the organiser
 * only, their notes to staff.
 */
export async function showEvent(
  actor: Actor,
  { event, attendees }: FoundEvent,
  session: ClientSession | null = null,
): Promise<CalendarEvent> {
  const people = await findPeople(
    [event.organiserId, ...attendees.map(({ userId }) => userId)],
    session,
  );
  const jobs = await jobsById(event.jobId ? [event.jobId] : [], session);
  const job = event.jobId && jobs.get(event.jobId.toHexString());
  const own = await ownInvitation(actor, attendees, session);
  const isStaff = actor.audience === 'staff';
  const mayEdit =
    event.organiserId.equals(actor.userId) && actor.can('calendar.write') && !event.cancelledAt;
  const { title, allDay, timeZone, place, placeValue, description, visibility } = event;
  return {
    id: event._id.toHexString(),
    version: event.version,
    kind: event.kind,
    title,
    allDay,
    timeZone,
    place,
    placeValue,
    description,
    visibility,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    job:
      job && isStaff && mayKnowOf(actor, job)
        ? { id: job._id.toHexString(), title: job.title }
        : null,
    recurrence: event.recurrence,
    reminderMinutes: event.reminderMinutes ?? [],
    organiser: {
      id: event.organiserId.toHexString(),
      name: people.name(event.organiserId),
    },
    attendees: attendees.map((attendee) => ({
      id: attendee._id.toHexString(),
      name: people.ref(attendee.userId)?.name ?? attendee.name,
      email: mayEdit && !attendee.userId ? attendee.email : null,
      userId: attendee.userId?.toHexString() ?? null,
      role: attendee.role,
      response: attendee.response,
      note: isStaff || attendee._id.equals(own?._id ?? null) ? attendee.note : null,
    })),
    isCancelled: event.cancelledAt !== null,
    mayEdit,
    response: own?.response ?? null,
  };
}
