import { forgetValues } from '../../../audit/forget-values.ts';
import { followsCandidate } from '../../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { eraseLinksTo } from '../../links/api/access-tokens.ts';
import { FeedbackModel } from '../../../records/applications/application-feedback.model.ts';

/** Client feedback on a candidate; the candidate reads only the released part. */
export const personalFeedback: PersonalRecords = {
  name: 'client feedback',
  count: (candidateId) => FeedbackModel.countDocuments({ candidateId, deletedAt: null }),
  ...followsCandidate(FeedbackModel),
  collect: async (candidateId) => {
    const rows = await FeedbackModel.find({
      candidateId,
      released: { $ne: null },
      deletedAt: null,
    }).lean();
    return rows.map(({ released }) => ({
      text: released?.text ?? null,
      at: released?.at.toISOString() ?? null,
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await FeedbackModel.distinct('_id', { candidateId }).session(session);
    await FeedbackModel.updateMany(
      { candidateId },
      {
        $set: {
          comment: '–',
          authorName: '–',
          round: null,
          released: null,
          message: null,
          authorEmail: null,
          authorEmailNorm: null,
          authorUserId: null,
        },
      },
      { session },
    );
    await eraseLinksTo(tx, 'application_feedback', ids);
    await forgetValues(tx, 'application_feedback', ids);
  },
};
