import { interviewHoldsTime, type VettingInterviewState } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { VettingInterviewModel } from './vetting-interview.model.ts';

/** A vetting interview as part of its interviewers' work. */
export interface HeldInterview {
  id: Types.ObjectId;
  userIds: readonly Types.ObjectId[];
  startsAt: Date;
}

/** States of upcoming interviews, and of those that the interviewers attended. */
const worked: readonly VettingInterviewState[] = [...interviewHoldsTime, 'completed', 'no_show'];

/** Returns the vetting interviews of these users that begin between two moments. */
export async function vettingWorkOf(
  userIds: readonly Types.ObjectId[],
  { from, to }: { from: Date; to: Date },
  session: ClientSession | null,
): Promise<HeldInterview[]> {
  const found = await VettingInterviewModel.find(
    {
      'interviewers.userId': { $in: [...userIds] },
      deletedAt: null,
      status: { $in: [...worked] },
      startsAt: { $gte: from, $lt: to },
    },
    { interviewers: 1, startsAt: 1 },
    { session },
  ).lean();
  return found.flatMap(({ _id, interviewers, startsAt }) =>
    startsAt ? [{ id: _id, userIds: interviewers.map(({ userId }) => userId), startsAt }] : [],
  );
}
