import type { QueryFilter, Types } from 'mongoose';
import { ApplicationModel, type Application } from './application.model.ts';

/** The candidates to score for each job. */
export type Scorable = Pick<Application, '_id' | 'candidateId' | 'jobId'>;

const live: QueryFilter<Application> = { status: 'active', deletedAt: null };
const fields = { candidateId: 1, jobId: 1 } as const;

/** Returns the live applications of these jobs and candidates, and those without a score yet. */
export const scorableApplications = (
  { jobIds, candidateIds }: Record<'jobIds' | 'candidateIds', readonly Types.ObjectId[]>,
  max: number,
): Promise<Scorable[]> =>
  ApplicationModel.find(
    {
      ...live,
      $or: [
        { jobId: { $in: [...jobIds] } },
        { candidateId: { $in: [...candidateIds] } },
        { matchScore: null },
      ],
    },
    fields,
  )
    .limit(max)
    .lean();

/**
 * Stores calculated scores. They do not count as a change of the application: no version, no event.
 */
export async function keepScores(
  scores: readonly {
    applicationId: Types.ObjectId;
    score: number;
    withoutRate: number;
  }[],
): Promise<void> {
  if (scores.length === 0) return;
  await ApplicationModel.bulkWrite(
    scores.map(({ applicationId, score, withoutRate }) => ({
      updateOne: {
        filter: { _id: applicationId },
        update: { $set: { matchScore: score, matchScoreWithoutRate: withoutRate } },
      },
    })),
    { ordered: false, timestamps: false },
  );
}
