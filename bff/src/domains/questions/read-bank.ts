import type { questionEndpoints } from '@muster/contracts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import { findPoolFor } from '../../records/pools/find-pool.ts';
import { QuestionRevisionModel } from './question-revision.model.ts';
import { QuestionModel } from './question.model.ts';
import { showBank } from './show-questions.ts';

/** Reads the questions of a pool for one use. */
export const readBank: Service<typeof questionEndpoints.list> = async (
  { actor },
  { params, query },
) => {
  const pool = await findPoolFor(actor, 'pool.readQuestions', recordId(params.id));
  return showBank(actor, pool, query.use);
};

/** Returns the earlier wordings of a question, latest first. */
export const readRevisions: Service<typeof questionEndpoints.revisions> = async (
  { actor },
  { params },
) => {
  const pool = await findPoolFor(actor, 'pool.readQuestions', recordId(params.id));
  const questionId = recordId(params.questionId);
  if (!(await QuestionModel.exists({ _id: questionId, poolId: pool._id, deletedAt: null })))
    throw new AppError('NOT_FOUND');
  const rows = await QuestionRevisionModel.find({ questionId }).sort({ revision: -1 }).lean();
  const people = await findPeople(rows.map(({ replacedBy }) => replacedBy));
  return {
    data: rows.map(({ revision, text, help, answerType, options, replacedAt, replacedBy }) => ({
      revision,
      text,
      help,
      answerType,
      options,
      replacedAt: replacedAt.toISOString(),
      replacedBy: people.ref(replacedBy),
    })),
  };
};
