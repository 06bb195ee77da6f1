import type { Types } from 'mongoose';
import { unite } from '../../../calendars/intervals.ts';
import { freeTimes } from '../free-busy/free-slots.ts';
import { readHosts } from '../free-busy/read-hosts.ts';

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Which of these users could hold an interview at each of these times: within their hours, and with
 * nothing else then. However many times there are, they are read once.
 */
export async function freeAt(
  userIds: readonly Types.ObjectId[],
  spans: readonly Span[],
): Promise<(userId: Types.ObjectId, span: Span) => boolean> {
  if (userIds.length === 0 || spans.length === 0) return () => false;
  const within = {
    from: Math.min(...spans.map(({ startsAt }) => startsAt.getTime())),
    to: Math.max(...spans.map(({ endsAt }) => endsAt.getTime())),
  };
  const hosts = await readHosts(userIds, {
    within,
    now: new Date(),
    interviewId: null,
    isCapped: true,
  });
  const free = new Map(hosts.map((host) => [host.id, unite(freeTimes(host, { within }))]));
  return (userId, { startsAt, endsAt }) =>
    (free.get(userId.toHexString()) ?? []).some(
      ({ from, to }) => from <= startsAt.getTime() && endsAt.getTime() <= to,
    );
}
