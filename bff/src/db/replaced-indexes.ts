import { mongo, type Model } from 'mongoose';

/** Unique indexes of earlier releases that would refuse what is right today, by collection. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  // An address may be invited while it has an account: unique with `invitation` now.
  users: ['emailNorm_1'],
  // A scorecard may be of no interview.
  vetting_scorecards: ['interviewId_1_authorId_1'],
  // A candidate may be screened for several jobs at a time: unique with `jobId` now.
  screening_forms: ['candidateId_1_poolId_1'],
};

/** Drops what {@link replaced} names, where a database still has it. */
export async function dropReplacedIndexes({ collection }: Model<unknown>): Promise<void> {
  for (const name of replaced[collection.collectionName] ?? [])
    await collection.dropIndex(name).catch((error: unknown) => {
      if (!(error instanceof mongo.MongoServerError && error.code === indexNotFound)) throw error;
    });
}

const indexNotFound = 27;
