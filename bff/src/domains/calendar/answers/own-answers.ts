import { limits, type calendarEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { findEvent, invitationsOf, ownInvitation } from '../events/find-event.ts';
import { answer, showInvitation, type Invitation } from './invitation.ts';

/** An event as the reader was invited to it. @throws AppError NOT_FOUND */
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

export const readInvitation: Service<typeof calendarEndpoints.invitation> = async (
  { actor },
  { params },
) => showInvitation(await ownInvitationTo(actor, params.id));

/** Says whether one comes. */
export const respond: Service<typeof calendarEndpoints.respond> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const invitation = await ownInvitationTo(ctx.actor, params.id, tx.session);
    return showInvitation(await answer(tx, invitation, body, 'app'), tx.session);
  });

/** What is still to come, soonest first. */
export const listInvitations: Service<typeof calendarEndpoints.invitations> = async ({ actor }) => {
  const own = await invitationsOf([actor.userId]);
  const events = await CalendarEventModel.find({
    _id: { $in: own.map(({ eventId }) => eventId) },
    ...{ deletedAt: null, cancelledAt: null, lastEndsAt: { $gt: new Date() } },
  })
    .sort({ startsAt: 1, _id: 1 })
    .limit(limits.calendar.attendees)
    .lean<CalendarEventRecord[]>();
  const data = await Promise.all(
    events.flatMap((event) => {
      const attendee = own.find(({ eventId }) => eventId.equals(event._id));
      return attendee ? [showInvitation({ event, attendee })] : [];
    }),
  );
  return { data };
};
