import { dayMs, limits } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { QuestionBankModel } from './question-bank.model.ts';
import { QuestionModel } from './question.model.ts';
import { QuestionRevisionModel } from './question-revision.model.ts';

const batch = 500;

/**
 * Deletes questions that were removed too long ago to be restored, with their position and their
 * earlier wordings; returns the number. Forms and scorecards keep copies of their questions.
 */
export async function purgeQuestions(signal: AbortSignal, now = new Date()): Promise<number> {
  const cutoff = new Date(now.getTime() - limits.restoreDays * dayMs);
  const removed = await QuestionModel.find({ deletedAt: { $lt: cutoff } }, { poolId: 1, use: 1 })
    .limit(batch)
    .lean();
  let deleted = 0;
  for (const { _id, poolId, use } of removed) {
    if (signal.aborted) break;
    deleted += await transact(systemContext(`questions.purge:${_id.toHexString()}`), async (tx) => {
      const { session } = tx;
      // The question may have been restored meanwhile.
      const { deletedCount } = await QuestionModel.deleteOne(
        { _id, deletedAt: { $lt: cutoff } },
        { session },
      );
      if (deletedCount === 0) return 0;
      await QuestionBankModel.updateOne({ poolId, use }, { $pull: { order: _id } }, { session });
      await QuestionRevisionModel.deleteMany({ questionId: _id }, { session });
      return 1;
    });
  }
  return deleted;
}

export const questionJobs: readonly JobDefinition[] = [
  {
    name: 'questions.purge',
    dailyAtHour: 3,
    run: async ({ signal }) => void (await purgeQuestions(signal)),
  },
];
