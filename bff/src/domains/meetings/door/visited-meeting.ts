import type { MeetingDoor } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { heldLinkInUse } from '../../links/api/links.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';

/** A room with the participant who has access to it. */
export interface VisitedMeeting {
  meeting: MeetingRecord;
  me: ParticipantRecord;
  /** The role in which they are signed in; null for guests. */
  actor: Actor | null;
}

/**
 * Returns the room behind a handle. A user with an account also needs its session, so that access
 * ends with it.
 * @throws AppError TOKEN_…, UNAUTHENTICATED
 */
export async function visitedMeeting(ctx: VisitorContext, handle: string): Promise<VisitedMeeting> {
  const { subjectId } = await heldLinkInUse(ctx, handle, 'meeting_join');
  const visited = await meetingOf(subjectId);
  const { userId } = visited.me;
  const isSelf = ctx.session?.user._id.equals(userId ?? '') && !ctx.session.impersonation;
  if (userId && !isSelf) throw new AppError('UNAUTHENTICATED');
  return { ...visited, actor: userId ? (ctx.session?.actor ?? null) : null };
}

/** Reads the current state of the same visit. @throws AppError TOKEN_INVALID */
export const visitedAgain = async (
  { me, actor }: VisitedMeeting,
  session: ClientSession | null = null,
): Promise<VisitedMeeting> => ({ ...(await meetingOf(me._id, session)), actor });

/** @throws AppError TOKEN_INVALID if it no longer exists */
export async function meetingOf(
  participantId: ParticipantRecord['_id'],
  session: ClientSession | null = null,
): Promise<Omit<VisitedMeeting, 'actor'>> {
  const me = await ParticipantModel.findById(participantId, null, {
    session,
  }).lean();
  const meeting = me && (await MeetingModel.findById(me.meetingId, null, { session }).lean());
  if (!me || !meeting) throw new AppError('TOKEN_INVALID');
  return { meeting, me };
}

type Standing = Pick<ParticipantRecord, 'refusedAt' | 'admittedAt' | 'identity' | 'knockedAt'>;

/** Returns the place of a visitor: inside, at the door, or not yet identified. */
export function doorOf({ refusedAt, admittedAt, identity, knockedAt }: Standing): MeetingDoor {
  if (refusedAt) return 'refused';
  if (admittedAt) return 'admitted';
  return identity === 'confirmed' || knockedAt ? 'waiting' : 'identity';
}

/** @throws AppError IDENTITY_NOT_CONFIRMED for a participant who is not inside */
export function requireInside({ me }: Pick<VisitedMeeting, 'me'>): void {
  if (doorOf(me) !== 'admitted') throw new AppError('IDENTITY_NOT_CONFIRMED');
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, FORBIDDEN for a participant who is no host */
export function requireHost(visited: VisitedMeeting): void {
  requireInside(visited);
  if (visited.me.role === 'guest') throw new AppError('FORBIDDEN');
}
