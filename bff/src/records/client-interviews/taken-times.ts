import type { ClientSession, Types } from 'mongoose';
import { clientInterviewsBetween } from './interviews-between.ts';

/** Busy time caused by an interview of an application. */
export interface TakenTime {
  id: Types.ObjectId;
  userIds: readonly Types.ObjectId[];
  candidateId: Types.ObjectId;
  startsAt: Date;
  endsAt: Date;
}

/** Returns these people's busy times between two instants. */
export async function takenTimes(
  people: { userIds: readonly Types.ObjectId[]; candidateIds: readonly Types.ObjectId[] },
  span: { from: Date; to: Date },
  session: ClientSession | null,
): Promise<TakenTime[]> {
  const found = await clientInterviewsBetween(people, span, { session });
  return found.map(({ _id, hosts, candidateId, startsAt, endsAt }) => ({
    id: _id,
    userIds: hosts.map(({ userId }) => userId),
    candidateId,
    startsAt,
    endsAt,
  }));
}
