import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import { ClientInterviewModel, type ClientInterviewRecord } from './client-interview.model.ts';

/** Returns a client's future interviews, the next first. */
export const interviewsAheadOf = (
  companyId: Types.ObjectId,
  { now, limit }: { now: Date; limit: number },
): Promise<ClientInterviewRecord[]> =>
  ClientInterviewModel.find({
    companyId,
    kind: 'client',
    status: { $in: [...clientInterviewHoldsTime] },
    startsAt: { $gt: now },
    deletedAt: null,
  })
    .sort({ startsAt: 1, _id: 1 })
    .limit(limit)
    .lean();
