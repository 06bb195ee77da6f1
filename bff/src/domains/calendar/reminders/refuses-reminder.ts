import { isRecordId } from '../../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';

/** Checks whether an event reminder must no longer be sent: the event was cancelled, or is over. */
export async function refusesEventReminder({
  template,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (template !== 'event_reminder') return false;
  const event =
    subjectId && isRecordId(subjectId) ? await CalendarEventModel.findById(subjectId).lean() : null;
  return !event || event.cancelledAt !== null || event.lastEndsAt <= new Date();
}
