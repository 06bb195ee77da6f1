import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { CalendarAttendeeModel, type CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';

export interface FoundEvent {
  event: CalendarEventRecord;
  attendees: CalendarAttendeeRecord[];
}

/** Returns the address that may have been invited before its user had an account. */
export async function emailOf(
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<string | null> {
  const user = await UserModel.findById(userId, { emailNorm: 1 }, { session }).lean();
  return user?.emailNorm ?? null;
}

/** User with their address. */
export type Account = Pick<User, '_id' | 'emailNorm'>;

/**
 * Returns the invitations of some people: as users, or by the addresses of their accounts. Loads
 * the accounts not given.
 */
export async function invitationsOf(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
  atHand: readonly Account[] = [],
): Promise<CalendarAttendeeRecord[]> {
  if (userIds.length === 0) return [];
  const missing = userIds.filter((id) => !atHand.some(({ _id }) => _id.equals(id)));
  const read =
    missing.length === 0
      ? []
      : await UserModel.find({ _id: { $in: missing } }, { emailNorm: 1 }, { session }).lean();
  const users = [...atHand.filter(({ _id }) => userIds.some((id) => id.equals(_id))), ...read];
  const found = await CalendarAttendeeModel.find(
    {
      $or: [
        { userId: { $in: [...userIds] } },
        { userId: null, emailNorm: { $in: users.map(({ emailNorm }) => emailNorm) } },
      ],
    } satisfies QueryFilter<CalendarAttendeeRecord>,
    null,
    { session },
  ).lean();
  return found.map((attendee) => ({
    ...attendee,
    userId:
      attendee.userId ??
      users.find(({ emailNorm }) => emailNorm === attendee.emailNorm)?._id ??
      null,
  }));
}

export const attendeesOf = (
  eventId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<CalendarAttendeeRecord[]> =>
  CalendarAttendeeModel.find({ eventId }, null, { session }).sort({ createdAt: 1, _id: 1 }).lean();

/**
 * Checks who may see an event's content: its participants, and all colleagues unless it is private.
 */
export const maySee = (
  actor: Actor,
  event: Pick<CalendarEventRecord, 'organiserId' | 'visibility'>,
  isInvited: boolean,
): boolean =>
  event.organiserId.equals(actor.userId) ||
  isInvited ||
  (actor.audience === 'staff' && event.visibility === 'default');

/** Finds an event that the reader may know of. @throws AppError NOT_FOUND */
export async function findEvent(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundEvent> {
  const event = isRecordId(id)
    ? await CalendarEventModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!event) throw new AppError('NOT_FOUND');
  const attendees = await attendeesOf(event._id, session);
  const own = await ownInvitation(actor, attendees, session);
  if (!maySee(actor, event, own !== null)) throw new AppError('NOT_FOUND');
  return { event, attendees };
}

/** Finds an event that the actor may change. @throws AppError NOT_FOUND, FORBIDDEN */
export async function findOwnEvent(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundEvent> {
  const found = await findEvent(actor, id, session);
  if (!found.event.organiserId.equals(actor.userId))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return found;
}

/** Returns a user's own invitation; null if they are not invited. */
export async function ownInvitation(
  { userId }: Pick<Actor, 'userId'>,
  attendees: readonly CalendarAttendeeRecord[],
  session: ClientSession | null = null,
): Promise<CalendarAttendeeRecord | null> {
  const direct = attendees.find((attendee) => attendee.userId?.equals(userId));
  if (direct || attendees.length === 0) return direct ?? null;
  const email = await emailOf(userId, session);
  return attendees.find((attendee) => !attendee.userId && attendee.emailNorm === email) ?? null;
}
