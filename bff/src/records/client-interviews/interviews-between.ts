import { clientInterviewHoldsTime, type ClientInterviewState } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { ClientInterviewModel, type ClientInterviewRecord } from './client-interview.model.ts';

// The interview as calendars use it.
export type { ClientInterviewRecord as ClientInterviewNow };

interface People {
  userIds: readonly Types.ObjectId[];
  candidateIds?: readonly Types.ObjectId[];
  jobId?: Types.ObjectId | null;
}

/**
 * Returns interviews of these users and candidates between two instants; by default only those that
 * take their time.
 */
export const clientInterviewsBetween = (
  { userIds, candidateIds = [], jobId = null }: People,
  { from, to }: { from: Date; to: Date },
  {
    states = clientInterviewHoldsTime,
    session = null,
  }: { states?: readonly ClientInterviewState[]; session?: ClientSession | null } = {},
): Promise<ClientInterviewRecord[]> => {
  const of: QueryFilter<ClientInterviewRecord>[] = [
    { 'hosts.userId': { $in: [...userIds] } },
    { candidateId: { $in: [...candidateIds] } },
    ...(jobId ? [{ jobId }] : []),
  ];
  return ClientInterviewModel.find(
    {
      $or: of,
      deletedAt: null,
      status: { $in: [...states] },
      startsAt: { $lt: to },
      endsAt: { $gt: from },
    },
    null,
    { session },
  )
    .sort({ startsAt: 1, _id: 1 })
    .lean();
};
