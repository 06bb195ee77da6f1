import type { Types } from 'mongoose';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { eraseLinksTo } from '../links/api/access-tokens.ts';
import { ExitSurveyModel } from './exit-survey.model.ts';

/** Surveys at the end of a person's placements. Erasure keeps scores and deletes the text. */
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
  // The client's statements about the person belong to the agency, like evaluations that were not
  // shared.
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
