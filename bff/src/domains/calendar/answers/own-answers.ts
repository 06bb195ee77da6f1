import { limits, type CalendarInvitation, type calendarEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { InvitationSource } from '../../../calendars/invitation-source.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { CalendarEventModel } from '../calendar-event.model.ts';
import { findEvent, invitationsOf, ownInvitation } from '../events/find-event.ts';
import { answer, showInvitation, type Invitation } from './invitation.ts';

/** Kinds of invitations other than events. */
type Sources = readonly InvitationSource[];

/** Returns an event that the reader is invited to. @throws AppError NOT_FOUND */
async function ownInvitationTo(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<Invitation> {
  const { event, attendees } = await findEvent(actor, id, session);
  const attendee = await ownInvitation(actor, attendees, session);
  if (!attendee) throw new AppError('NOT_FOUND');
  return { event, attendee };
}

/**
 * Returns the answer of the first kind, other than events, that knows the id; null for an event.
 */
async function elsewhere(
  sources: Sources,
  id: string,
  ask: (source: InvitationSource, id: Types.ObjectId) => Promise<CalendarInvitation | null>,
): Promise<CalendarInvitation | null> {
  if (!isRecordId(id)) return null;
  for (const source of sources) {
    const found = await ask(source, new Types.ObjectId(id));
    if (found) return found;
  }
  return null;
}

export const readInvitation =
  (sources: Sources): Service<typeof calendarEndpoints.invitation> =>
  async ({ actor: { userId }, actor }, { params }) =>
    (await elsewhere(sources, params.id, (source, id) => source.read(id, { userId }, null))) ??
    showInvitation(await ownInvitationTo(actor, params.id));

/** Records whether the user attends. */
export const respond =
  (sources: Sources): Service<typeof calendarEndpoints.respond> =>
  (ctx, { params, body }) =>
    transact(ctx, async (tx) => {
      const { userId } = ctx.actor;
      const given = { ...body, via: 'app', by: {} } as const;
      const answered = await elsewhere(sources, params.id, (source, id) =>
        source.answer(tx, id, { userId }, given),
      );
      if (answered) return answered;
      const invitation = await ownInvitationTo(ctx.actor, params.id, tx.session);
      return showInvitation(await answer(tx, invitation, body, 'app'), tx.session);
    });

async function eventsAhead(userId: Types.ObjectId): Promise<CalendarInvitation[]> {
  const own = await invitationsOf([userId]);
  const events = await CalendarEventModel.find({
    _id: { $in: own.map(({ eventId }) => eventId) },
    deletedAt: null,
    cancelledAt: null,
    lastEndsAt: { $gt: new Date() },
  })
    .sort({ startsAt: 1, _id: 1 })
    .limit(limits.calendar.attendees)
    .lean();
  return Promise.all(
    events.flatMap((event) => {
      const attendee = own.find(({ eventId }) => eventId.equals(event._id));
      return attendee ? [showInvitation({ event, attendee })] : [];
    }),
  );
}

/** Lists future invitations, soonest first. */
export const listInvitations =
  (sources: Sources): Service<typeof calendarEndpoints.invitations> =>
  async ({ actor }) => {
    const all = await Promise.all([
      eventsAhead(actor.userId),
      ...sources.map(({ ahead }) => ahead(actor.userId)),
    ]);
    const data = all.flat().toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return { data: data.slice(0, limits.calendar.attendees) };
  };
