import type { calendarEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { cutOut, writeEvent } from './cut-series.ts';
import { mailPeople } from './event-mails.ts';
import { keepEventRoom } from './event-room.ts';
import { attendeesOf, findOwnEvent, type FoundEvent } from './find-event.ts';
import { showEvent } from './show-event.ts';

/** Cancels an event, or the chosen occurrences. */
export const cancelEvent: Service<typeof calendarEndpoints.cancel> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findOwnEvent(ctx.actor, params.id, session),
    change: async (tx, found) => {
      if (found.event.cancelledAt) return found;
      const { part, rest } = await cutOut(tx, found, body);
      const event = await writeEvent(tx, part.event, {
        cancelledAt: tx.at,
        sequence: part.event.sequence + 1,
      });
      await keepEventRoom(tx, { ...part, event });
      const singles = await cancelSingles(tx, event);
      if (body.tellPeople) await notifyOfCancelling(tx, { ...part, event }, rest, singles);
      await audit(tx, {
        action: 'calendar_event.cancel',
        entity: 'calendar_event',
        entityId: event._id,
        changes: [{ path: 'startsAt', before: event.startsAt, after: null }],
      });
      return { event, attendees: part.attendees };
    },
    show: (found, session) => showEvent(ctx.actor, found, session),
  });

/** Cancels the occurrences with their own records together with the series. */
async function cancelSingles(tx: Tx, event: CalendarEventRecord): Promise<CalendarEventRecord[]> {
  if (!event.recurrence) return [];
  const singles = await CalendarEventModel.find(
    { seriesId: event._id, cancelledAt: null, deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  const cancelled: CalendarEventRecord[] = [];
  for (const single of singles)
    cancelled.push(
      await writeEvent(tx, single, { cancelledAt: tx.at, sequence: single.sequence + 1 }),
    );
  return cancelled;
}

/**
 * Later occurrences have no identifier of their own in other calendars: the shortened rule removes
 * them.
 */
async function notifyOfCancelling(
  tx: Tx,
  { event, attendees }: FoundEvent,
  rest: CalendarEventRecord | null,
  singles: readonly CalendarEventRecord[],
): Promise<void> {
  const isNamed = rest === null || event.occurrence !== null;
  if (isNamed) await mailPeople(tx, event, attendees, 'cancelled');
  else await mailPeople(tx, rest, await attendeesOf(rest._id, tx.session), 'changed');
  for (const single of singles)
    await mailPeople(tx, single, await attendeesOf(single._id, tx.session), 'cancelled');
}
