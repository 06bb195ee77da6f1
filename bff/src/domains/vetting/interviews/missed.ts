import type { ClientSession, Types } from 'mongoose';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

type Missed = Pick<VettingInterviewRecord, 'missed'>;

/** Counts the candidate's no-shows over these interviews. */
export const missedIn = (interviews: readonly Missed[]): number =>
  interviews.reduce((sum, { missed }) => sum + missed, 0);

/** Counts the candidate's no-shows over all their interviews. */
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
