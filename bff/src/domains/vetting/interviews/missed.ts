import type { ClientSession, Types } from 'mongoose';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

type Missed = Pick<VettingInterviewRecord, 'missed'>;

/** How often a person did not come, over these interviews. */
export const missedIn = (interviews: readonly Missed[]): number =>
  interviews.reduce((sum, { missed }) => sum + missed, 0);

/** How often a person did not come to any of their interviews. */
export async function missedBy(
  candidateId: Types.ObjectId,
  session: ClientSession | null,
): Promise<number> {
  const interviews = await VettingInterviewModel.find(
    { candidateId, deletedAt: null },
    { missed: 1 },
    { session },
  ).lean();
  return missedIn(interviews);
}
