import { limits } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  callOffInterviewRoom,
  interviewRooms,
  keepInterviewRoom,
} from '../../meetings/api/interview-room.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import type { FoundEvent } from './find-event.ts';

/**
 * Keeps a room for an event as long as it takes place on the platform: the organiser and colleagues
 * open it, invited guests join by code. Returns the event with its path.
 */
export async function keepEventRoom(
  tx: Tx,
  { event, attendees }: FoundEvent,
): Promise<CalendarEventRecord> {
  const { _id, title, startsAt, endsAt, organiserId } = event;
  if (event.place !== 'platform_meeting' || event.cancelledAt) {
    await callOffInterviewRoom(tx, _id);
    return event;
  }
  await keepInterviewRoom(tx, {
    interviewId: _id,
    title: title.slice(0, limits.meeting.title),
    kind: 'event',
    startsAt,
    endsAt,
    hostIds: [organiserId, ...attendees.flatMap(({ userId }) => userId ?? [])],
    guests: attendees.flatMap(({ userId, name, email }) => (userId ? [] : [{ name, email }])),
  });
  const placeValue = (await interviewRooms([_id], tx.session)).get(_id.toHexString()) ?? null;
  if (placeValue === event.placeValue) return event;
  await CalendarEventModel.updateOne({ _id }, { $set: { placeValue } }, { session: tx.session });
  return { ...event, placeValue };
}
