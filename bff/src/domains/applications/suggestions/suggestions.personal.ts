import { forgetValues } from '../../../audit/forget-values.ts';
import { followsCandidate } from '../../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { SuggestionModel } from '../../../records/applications/suggestion.model.ts';

/** Jobs that vetters suggested a candidate for; the vetters' text stays with the staff. */
export const personalSuggestions: PersonalRecords = {
  name: 'suggestions for jobs',
  count: (candidateId) => SuggestionModel.countDocuments({ candidateId, deletedAt: null }),
  ...followsCandidate(SuggestionModel),
  collect: async (candidateId) => {
    const rows = await SuggestionModel.find({ candidateId, deletedAt: null })
      .sort({ createdAt: 1 })
      .lean();
    const jobs = await jobsById(rows.map(({ jobId }) => jobId));
    return rows.map(({ jobId, createdAt, status }) => {
      const job = jobs.get(jobId.toHexString());
      return {
        job: job && !job.confidential ? job.title : null,
        suggested: createdAt.toISOString(),
        status,
      };
    });
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await SuggestionModel.distinct('_id', { candidateId }).session(session);
    await SuggestionModel.updateMany(
      { candidateId },
      { $set: { note: null, decisionNote: null } },
      { session },
    );
    await forgetValues(tx, 'suggestion', ids);
  },
};
