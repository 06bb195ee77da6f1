import type { ClientSession, Types } from 'mongoose';
import { subtract, type Interval } from '../../calendars/intervals.ts';
import { readTogether } from '../../db/read-together.ts';
import { leavingOf } from '../../identity/people/leaving.ts';
import { onLeaveAmong } from '../team/team-directory.ts';
import { closedTimes, openTimes } from './open-times.ts';
import { readHours } from './read-hours.ts';

/** A period from its start up to, but not including, its end. */
interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Availability of users, by their hours and days off. */
export interface Absences {
  /** Null if the user is there; otherwise the user who takes over, if one is named. */
  away: (userId: Types.ObjectId, span: Span) => { substituteId: string | null } | null;
  /** Checks whether the user is there and the whole period is within their hours. */
  inHours: (userId: Types.ObjectId, span: Span) => boolean;
}

/**
 * Reads the absences of some users: days off, busy hours in their calendars, leave, and leaving.
 */
export async function readAbsences(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Absences> {
  if (userIds.length === 0) return { away: () => null, inHours: () => true };
  const [hoursOf, onLeave, leavesAt] = await readTogether(session, [
    () => readHours(userIds, session),
    () => onLeaveAmong(userIds, session),
    () => leavingOf(userIds, session),
  ]);
  return {
    away(userId, span) {
      const hours = hoursOf(userId);
      const cause = hours.overrides.find(
        (one) => closedTimes({ ...hours, overrides: [one] }, intervalOf(span)).length > 0,
      );
      if (cause) return { substituteId: cause.substituteId };
      const leaving = leavesAt(userId);
      const isAway =
        onLeave.some((id) => id.equals(userId)) || (leaving !== null && leaving < span.endsAt);
      return isAway ? { substituteId: null } : null;
    },
    inHours: (userId, span) =>
      subtract([intervalOf(span)], openTimes(hoursOf(userId), intervalOf(span))).length === 0,
  };
}

const intervalOf = ({ startsAt, endsAt }: Span): Interval => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});
