import {
  answerSteps,
  calendarResponseMachine,
  canTransition,
  type CalendarAnswerBody,
  type CalendarInvitation,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { CalendarAttendeeModel, type CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';
import { notifyOrganiser } from '../events/event-mails.ts';

/** Event, and one person's invitation to it. */
export interface Invitation {
  event: CalendarEventRecord;
  attendee: CalendarAttendeeRecord;
}

/** Serialises an invitation for the invited person: without others' answers and addresses. */
export async function showInvitation(
  { event, attendee }: Invitation,
  session: ClientSession | null = null,
): Promise<CalendarInvitation> {
  const people = await findPeople([event.organiserId, attendee.userId], session);
  const { title, allDay, timeZone, place, placeValue, description, recurrence, sequence } = event;
  return {
    id: event._id.toHexString(),
    title,
    allDay,
    timeZone,
    place,
    placeValue,
    description,
    recurrence,
    sequence,
    organiser: people.name(event.organiserId),
    agencyName: agencyName(),
    name: people.ref(attendee.userId)?.name ?? attendee.name,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    wasMoved: attendee.response === 'needs_action' && sequence > 0,
    isCancelled: event.cancelledAt !== null,
    isOver: event.lastEndsAt <= new Date(),
    response: attendee.response,
    note: attendee.note,
  };
}

type By = Pick<AuditEntry, 'actorKind' | 'tokenId'>;

/**
 * Stores an answer, and notifies the organiser if it differs from the previous one.
 * @throws AppError EVENT_CANCELLED, EVENT_OVER, EVENT_MOVED, VERSION_CONFLICT
 */
export async function answer(
  tx: Tx,
  { event, attendee }: Invitation,
  { answer: to, note, sequence }: CalendarAnswerBody,
  via: 'app' | 'email_link' | 'ics_reply',
  by: By = {},
): Promise<Invitation> {
  if (attendee.response === to && attendee.note === note) return { event, attendee };
  if (event.cancelledAt) throw new AppError('EVENT_CANCELLED');
  if (event.lastEndsAt <= tx.at) throw new AppError('EVENT_OVER');
  if (sequence !== undefined && sequence < event.sequence) throw new AppError('EVENT_MOVED');
  const isChange = canTransition(calendarResponseMachine, attendee.response, answerSteps[to]);
  const after = await compareAndSet<CalendarAttendeeRecord>(tx, CalendarAttendeeModel, attendee, {
    $set: {
      response: to,
      note,
      respondedAt: tx.at,
      respondedVia: via,
      responseSequence: event.sequence,
    },
  });
  if (!after) throw versionConflict(attendee, ['response']);
  await audit(tx, {
    action: 'calendar_event.respond',
    entity: 'calendar_event',
    entityId: event._id,
    changes: [{ path: 'response', before: attendee.response, after: to }],
    ...by,
  });
  if (isChange) await notifyOrganiser(tx, event, after, to);
  return { event, attendee: after };
}
