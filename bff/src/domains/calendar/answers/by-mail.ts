import { normaliseEmail } from '@muster/contracts';
import {
  outcomeOfRefusal,
  type CalendarReply,
  type ReplyOutcome,
  type ReplyTaker,
} from '../../../calendars/calendar-reply.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';
import { answer } from './invitation.ts';

/**
 * Returns an event by its calendar UID: the occurrence with a record of its own, otherwise the
 * whole event.
 */
async function eventOf(
  { uid, occurrence }: CalendarReply,
  { session }: Parameters<typeof answer>[0],
) {
  const events = await CalendarEventModel.find({ uid, deletedAt: null }, null, {
    session,
  }).lean();
  const single = occurrence
    ? events.find((event) => event.occurrence?.getTime() === occurrence.getTime())
    : undefined;
  return single ?? events.find((event) => event.occurrence === null) ?? null;
}

/** Stores an attendee's answer from their own calendar. */
const takeReply = (reply: CalendarReply): Promise<ReplyOutcome> =>
  outcomeOfRefusal(() =>
    transact(systemContext('calendar.reply'), async (tx) => {
      const event = await eventOf(reply, tx);
      if (!event) return 'unknown';
      const attendee = await CalendarAttendeeModel.findOne(
        { eventId: event._id, emailNorm: normaliseEmail(reply.email) },
        null,
        { session: tx.session },
      ).lean();
      if (!attendee) return 'not_invited';
      const { answer: to, note, sequence } = reply;
      const said = { answer: to, note, sequence };
      const { attendee: after } = await answer(tx, { event, attendee }, said, 'ics_reply', {
        actorKind: 'guest',
      });
      return after === attendee ? 'already' : 'answered';
    }),
  );

export const eventReplies: ReplyTaker = {
  owns: (uid) => uid.startsWith('event-'),
  take: takeReply,
};
