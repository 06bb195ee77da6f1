import type { VettingState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { CandidateModel } from '../candidate.model.ts';

/** States of a vetting in which nobody has judged the person. */
const unvetted = [
  'not_started',
  'screening_sent',
  'screening_submitted',
] as const satisfies readonly VettingState[];

/** People who were rejected before a moment and never vetted; those longest ago first. */
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
