import { clientInterviewHoldsTime, type InterviewCaps } from '@muster/contracts';
import { DateTime } from 'luxon';
import type { ClientSession, Types } from 'mongoose';
import { unite, type Interval } from '../../calendars/intervals.ts';
import { clientInterviewsBetween } from '../client-interviews/interviews-between.ts';
import { vettingWorkOf } from '../vetting/interviews-of-users.ts';
import { readHours } from './read-hours.ts';

interface CapQuery {
  /** The interview to be scheduled, which does not count. */
  except: Types.ObjectId | null;
  session?: ClientSession | null;
}

/**
 * Returns the days and weeks in which users have reached their interview cap, vetting and others.
 */
export async function fullTimes(
  userIds: readonly Types.ObjectId[],
  within: Interval,
  { except, session = null }: CapQuery,
): Promise<(userId: Types.ObjectId) => Interval[]> {
  if (userIds.length === 0) return () => [];
  const span = {
    from: DateTime.fromMillis(within.from).minus({ days: 8 }).toJSDate(),
    to: DateTime.fromMillis(within.to).plus({ days: 8 }).toJSDate(),
  };
  const hoursOf = await readHours(userIds, session);
  const states = [...clientInterviewHoldsTime, 'completed', 'no_show'] as const;
  const others = await clientInterviewsBetween({ userIds }, span, { states, session });
  const held = [
    ...(await vettingWorkOf(userIds, span, session)),
    ...others.map(({ _id, hosts, startsAt }) => ({
      id: _id,
      userIds: hosts.map(({ userId }) => userId),
      startsAt,
    })),
  ].filter(({ id }) => !except?.equals(id));
  return (userId) => {
    const starts = held
      .filter((one) => one.userIds.some((id) => id.equals(userId)))
      .map(({ startsAt }) => startsAt);
    return fullOf(starts, hoursOf(userId));
  };
}

function fullOf(
  starts: readonly Date[],
  { timeZone, maxPerDay, maxPerWeek }: InterviewCaps & { timeZone: string },
): Interval[] {
  const local = starts.map((at) => DateTime.fromJSDate(at, { zone: timeZone }));
  const max = { day: maxPerDay, week: maxPerWeek };
  return unite(
    (['day', 'week'] as const).flatMap((unit) => {
      const counts = new Map<number, number>();
      for (const at of local) {
        const first = at.startOf(unit).toMillis();
        counts.set(first, (counts.get(first) ?? 0) + 1);
      }
      return [...counts]
        .filter(([, count]) => count >= max[unit])
        .map(([from]) => ({
          from,
          to: DateTime.fromMillis(from, { zone: timeZone })
            .plus({ [`${unit}s`]: 1 })
            .toMillis(),
        }));
    }),
  );
}
