import type { VettingState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { CandidateModel } from '../candidate.model.ts';

/** Vetting states without any judgement yet. */
const unvetted = [
  'not_started',
  'screening_sent',
  'screening_submitted',
] as const satisfies readonly VettingState[];

/** Returns candidates rejected before a moment and never vetted; the earliest rejections first. */
export async function rejectedUnvettedBefore(
  moment: Date,
  limit: number,
): Promise<Types.ObjectId[]> {
  const rows = await CandidateModel.find(
    {
      status: 'rejected',
      vettingStatus: { $in: [...unvetted] },
      statusChangedAt: { $lt: moment },
      deletedAt: null,
    },
    { _id: 1 },
  )
    .sort({ statusChangedAt: 1, _id: 1 })
    .limit(limit)
    .lean();
  return rows.map(({ _id }) => _id);
}
