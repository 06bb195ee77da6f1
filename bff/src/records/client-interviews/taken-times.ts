import type { ClientSession, Types } from 'mongoose';
import { clientInterviewsBetween } from './interviews-between.ts';

/** Time of people that an interview of an application takes: they are not free for another. */
export interface TakenTime {
  id: Types.ObjectId;
  userIds: readonly Types.ObjectId[];
  candidateId: Types.ObjectId;
  startsAt: Date;
  endsAt: Date;
}

/** The time of these people that is taken between two instants. */
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
