import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { unite, type Interval } from '../../../calendars/intervals.ts';
import { freeTimes } from '../free-busy/free-slots.ts';
import { readHosts } from '../free-busy/read-hosts.ts';

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns which of these users could hold an interview at each of these times: within their hours,
 * and otherwise free. Times close to each other are read together.
 */
export async function freeAt(
  userIds: readonly Types.ObjectId[],
  spans: readonly Span[],
): Promise<(userId: Types.ObjectId, span: Span) => boolean> {
  if (userIds.length === 0) return () => false;
  const free: ReadonlyMap<string, readonly Interval[]>[] = [];
  for (const within of stretchesOf(spans)) free.push(await freeWithin(userIds, within));
  return (userId, { startsAt, endsAt }) =>
    free.some((times) =>
      (times.get(userId.toHexString()) ?? []).some(
        ({ from, to }) => from <= startsAt.getTime() && endsAt.getTime() <= to,
      ),
    );
}

/** Gaps between times that are longer than this are not read. */
const apart = 14 * dayMs;

/** Returns the stretches that contain these times. */
function stretchesOf(spans: readonly Span[]): Interval[] {
  const stretches: Interval[] = [];
  for (const { startsAt, endsAt } of spans.toSorted(
    (a, b) => Number(a.startsAt) - Number(b.startsAt),
  )) {
    const last = stretches.at(-1);
    if (last && startsAt.getTime() <= last.to + apart) last.to = Math.max(last.to, Number(endsAt));
    else stretches.push({ from: Number(startsAt), to: Number(endsAt) });
  }
  return stretches;
}

/** Returns when each of these users is free within a stretch. */
async function freeWithin(
  userIds: readonly Types.ObjectId[],
  within: Interval,
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const hosts = await readHosts(userIds, {
    within,
    now: new Date(),
    interviewId: null,
    isCapped: true,
  });
  return new Map(hosts.map((host) => [host.id, unite(freeTimes(host, { within }))]));
}
