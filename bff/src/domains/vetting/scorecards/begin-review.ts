import type { scorecardEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { findVetted } from '../interviews/find-interview.ts';
import {
  ScorecardModel,
  emptyCard,
  type ScorecardRecord,
} from '../../../records/vetting/scorecard.model.ts';
import { showScorecard } from './show-scorecard.ts';
import { auditScorecard } from './write-scorecard.ts';

/** Opens a scorecard without an interview: for a portfolio, a profile or submitted work. */
export const beginReview: Service<typeof scorecardEndpoints.review> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { session } = tx;
    const candidate = await findVetted(actor, 'vetting.submitFeedback', params.id, session);
    const own = { candidateId: candidate._id, interviewId: null, authorId: actor.userId };
    const begun = await ScorecardModel.findOne({ ...own, status: 'draft', deletedAt: null }, null, {
      session,
    }).lean();
    if (begun)
      return showScorecard(actor, { scorecard: begun, interview: null, candidate }, session);
    const [created] = await ScorecardModel.create(
      [
        {
          ...own,
          card: emptyCard(),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The scorecard was not written');
    const scorecard = created.toObject<ScorecardRecord>();
    await auditScorecard(tx, null, scorecard);
    return showScorecard(actor, { scorecard, interview: null, candidate }, session);
  });
