import type { calendarEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { nextReminderAt } from '../reminders/next-reminder.ts';
import { uidOf } from './cut-series.ts';
import { mailPeople } from './event-mails.ts';
import { keepEventRoom } from './event-room.ts';
import { setPeople } from './invite-people.ts';
import { lastEndOf } from './occurrences.ts';
import { showEvent } from './show-event.ts';

/** Checks that the creator may see the event's job. @throws AppError VALIDATION_FAILED */
export async function requireJob(actor: Actor, jobId: string | null): Promise<void> {
  if (jobId === null) return;
  try {
    await findJob(actor, jobId);
  } catch {
    throw invalidField('jobId', 'NOT_FOUND');
  }
}

/** Adds an event to the user's own calendar and those of the attendees. */
export const createEvent: Service<typeof calendarEndpoints.create> = async (ctx, { body }) => {
  await requireJob(ctx.actor, body.jobId);
  return transact(ctx, async (tx) => {
    const { colleagueIds, guests, tellPeople, jobId, ...fields } = body;
    const _id = new Types.ObjectId();
    const times = { startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
    const record = { ...fields, ...times, exceptions: [] };
    const [created] = await CalendarEventModel.create(
      [
        {
          ...record,
          _id,
          uid: uidOf(_id),
          organiserId: ctx.actor.userId,
          lastEndsAt: lastEndOf(record),
          nextReminderAt: nextReminderAt(record, tx.at),
          jobId: jobId && new Types.ObjectId(jobId),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedBy: tx.userId,
        },
      ],
      { session: tx.session },
    );
    if (!created) throw new Error('The event was not stored');
    const stored = created.toObject<CalendarEventRecord>();
    const { all } = await setPeople(tx, stored, { colleagueIds, guests });
    const event = await keepEventRoom(tx, { event: stored, attendees: all });
    if (tellPeople) await mailPeople(tx, event, all, 'invited');
    await audit(tx, {
      action: 'calendar_event.create',
      entity: 'calendar_event',
      entityId: _id,
      changes: [{ path: 'startsAt', before: null, after: event.startsAt }],
    });
    return showEvent(ctx.actor, { event, attendees: all }, tx.session);
  });
};
