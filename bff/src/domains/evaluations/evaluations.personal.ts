import { evaluationScore } from '@muster/contracts';
import { forgetValues } from '../../audit/forget-values.ts';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { eraseInputs, saidByClients } from './client-input/input.personal.ts';
import { EvaluationModel } from '../../records/evaluations/evaluation.model.ts';
import { isShared } from './record/show-evaluation.ts';

/** Ratings of contractors. Erasure keeps scores and deletes the text. */
export const personalEvaluations: PersonalRecords = {
  name: 'evaluations',
  count: (candidateId) => EvaluationModel.countDocuments({ candidateId, deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(
      tx,
      EvaluationModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    ),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      EvaluationModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) => {
    const evaluations = await EvaluationModel.find({ candidateId, deletedAt: null })
      .sort({ periodEnd: 1 })
      .lean();
    const answers = await saidByClients(evaluations);
    return evaluations.map((evaluation) => ({
      cycle: evaluation.cycle,
      from: evaluation.periodStart,
      to: evaluation.periodEnd,
      selfReview: evaluation.selfRatings.map(({ score, comment }) =>
        [score, comment].filter(Boolean).join(', '),
      ),
      ...(isShared(evaluation) && {
        score: String(evaluationScore(evaluation.criteria, evaluation.ratings) ?? ''),
        strengths: evaluation.strengths,
        improvements: evaluation.improvements,
        goals: evaluation.goals.map(({ text, status }) => `${text} (${status})`),
        fromClient: answers.get(evaluation._id.toHexString()) ?? [],
        comment: evaluation.memberComment,
      }),
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await EvaluationModel.distinct('_id', { candidateId }).session(session);
    await EvaluationModel.updateMany(
      { candidateId },
      raiseVersion({
        $set: {
          strengths: '',
          improvements: '',
          goals: [],
          clientInput: null,
          note: null,
          managerOnlyNote: null,
          rateSuggestion: null,
          memberComment: null,
          revisions: [],
          'ratings.$[].comment': null,
          'selfRatings.$[].comment': null,
        },
      }),
      { session },
    );
    await eraseInputs(tx, ids);
    await forgetValues(tx, 'evaluation', ids);
  },
};
