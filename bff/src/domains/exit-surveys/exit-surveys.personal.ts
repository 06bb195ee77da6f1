import type { Types } from 'mongoose';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { eraseLinksTo } from '../links/api/access-tokens.ts';
import { ExitSurveyModel } from './exit-survey.model.ts';

/** What was said at the end of a person's placements. Scores stay; what was written is erased. */
export const personalExitSurveys: PersonalRecords = {
  name: 'exitSurveys',
  count: (candidateId) => ExitSurveyModel.countDocuments({ candidateId, deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(
      tx,
      ExitSurveyModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    ),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      ExitSurveyModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  // What the client says of the person is the agency's, as are evaluations that were not shared.
  collect: async (candidateId) => {
    const own = await ExitSurveyModel.find({
      candidateId,
      side: 'contractor',
      status: 'answered',
      deletedAt: null,
    })
      .sort({ answeredAt: 1 })
      .lean();
    return own.map(({ answeredAt, again, scores, comment }) => ({
      answered: answeredAt,
      again,
      scores: scores.map(({ criterion, score }) => `${criterion}: ${score}`),
      comment,
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids: Types.ObjectId[] = await ExitSurveyModel.distinct('_id', { candidateId }).session(
      session,
    );
    await ExitSurveyModel.updateMany({ candidateId }, raiseVersion({ $set: { comment: null } }), {
      session,
    });
    await ExitSurveyModel.updateMany(
      { candidateId, status: 'asked' },
      { $set: { status: 'expired', previousStatus: 'asked' } },
      { session },
    );
    await eraseLinksTo(tx, 'exit_survey', ids);
  },
};
