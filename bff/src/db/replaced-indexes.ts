import { mongo, type Model } from 'mongoose';

/**
 * Indexes of earlier releases, by collection: unique ones that would refuse data that is valid
 * today, and those with a type as filter, which no query could prove (see `set-values.ts`).
 */
const replaced: Readonly<Record<string, readonly string[]>> = {
  // An address may be invited while it has an account: now unique with `invitation`.
  users: ['emailNorm_1'],
  // A scorecard may belong to no interview.
  vetting_scorecards: ['interviewId_1_authorId_1', 'one_of_each_interviewer'],
  // A candidate may be screened for several jobs at a time: now unique with `jobId`.
  screening_forms: ['candidateId_1_poolId_1'],
  access_tokens: ['tokenHash_1'],
  application_feedback: ['applicationId_1_round_1_authorEmailNorm_1'],
  attachments: ['expiresOn_1', 'deletedAt_1'],
  auth_tokens: ['tokenHash_1'],
  call_logs: ['companyId_1_happenedAt_-1__id_-1'],
  candidates: [
    'emailNorm_1',
    'harvestId_1',
    'userId_1',
    'mergedIntoId_1',
    'snoozedUntil_1',
    'importId_1_deletedAt_1_updatedAt_1__id_1',
    'rateDueOn_1',
    'vettingExpiresAt_1',
  ],
  chat_messages: ['createdBy_1_key_1'],
  chat_threads: ['pairKey_1'],
  email_messages: ['batchId_1_subjectId_1', 'applicationId_1_createdAt_-1'],
  evaluations: ['memberId_1_cycleKey_1'],
  exports: ['places'],
  extraction_reviews: ['openFor_1'],
  files: ['expiresAt_1'],
  import_rows: ['candidateId_1'],
  meeting_participants: ['meetingId_1_userId_1'],
  meetings: ['interviewId_1', 'candidateId_1'],
  notes: ['subjectType_1_subjectId_1_pinSlot_1'],
  notifications: ['userId_1_openGroup_1'],
  referral_programs: ['shippedKey_1'],
  tasks: ['rule_1_subjectType_1_subjectId_1'],
  team_members: ['harvestId_1'],
};

/** Drops the {@link replaced} indexes that a database still has. */
export async function dropReplacedIndexes({ collection }: Model<unknown>): Promise<void> {
  const former = replaced[collection.collectionName] ?? [];
  if (former.length === 0) return;
  const present = await collection.indexes();
  for (const name of former.filter((one) => present.some((index) => index.name === one)))
    await collection.dropIndex(name).catch((error: unknown) => {
      // Another process may have dropped it while starting.
      if (!(error instanceof mongo.MongoServerError && error.code === indexNotFound)) throw error;
    });
}

const indexNotFound = 27;
