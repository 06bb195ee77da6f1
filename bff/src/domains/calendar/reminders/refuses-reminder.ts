import { isRecordId } from '../../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';

/** Whether a reminder of an event must not go out any more: it was called off, or is over. */
export async function refusesEventReminder({
  template,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (template !== 'event_reminder') return false;
  const event =
    subjectId && isRecordId(subjectId) ? await CalendarEventModel.findById(subjectId).lean() : null;
  return !event || event.cancelledAt !== null || event.lastEndsAt <= new Date();
}
