import { interviewHoldsTime } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { takenTimes, type TakenTime } from '../../../records/client-interviews/taken-times.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

/** Filter for interviews that take a user's time between two moments. */
export const between = (
  from: Date,
  until: Date,
  further: object,
  session: ClientSession | null = null,
): Promise<VettingInterviewRecord[]> =>
  VettingInterviewModel.find(
    {
      ...further,
      deletedAt: null,
      status: { $in: [...interviewHoldsTime] },
      startsAt: { $lt: until },
      endsAt: { $gt: from },
    },
    null,
    { session },
  ).lean();

export type BusyTime = Pick<TakenTime, 'userIds' | 'startsAt' | 'endsAt'>;

/** Returns these users' busy times between two moments: interviews here, and other calendars. */
export async function busyTimes(
  userIds: readonly Types.ObjectId[],
  from: Date,
  to: Date,
  except: Types.ObjectId | null,
): Promise<BusyTime[]> {
  const interviews = await between(from, to, except ? { _id: { $ne: except } } : {});
  const elsewhere = await takenTimes({ userIds, candidateIds: [] }, { from, to }, null);
  return [
    ...interviews.flatMap(({ interviewers, startsAt, endsAt }) =>
      startsAt && endsAt
        ? [{ userIds: interviewers.map(({ userId }) => userId), startsAt, endsAt }]
        : [],
    ),
    ...elsewhere,
  ];
}
