import type { ExitSurveyQuestion, exitSurveyEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { answerSurvey } from './answer-survey.ts';
import { ExitSurveyModel, type ExitSurveyRecord } from './exit-survey.model.ts';
import { questionOf, showQuestion } from './show-survey.ts';

/**
 * Returns a filter for the reader's own surveys: a candidate's about clients, a client user's about
 * people.
 */
const ownOf = ({ candidateId, companyId, userId }: Actor): QueryFilter<ExitSurveyRecord> =>
  candidateId
    ? { side: 'contractor', candidateId }
    : companyId
      ? { side: 'client', companyId, userId }
      : { _id: { $in: [] } };

export const listOwnSurveys: Service<typeof exitSurveyEndpoints.own> = async ({ actor }) => ({
  data: await openSurveysOf(actor),
});

/** Returns the surveys that wait for the reader; none whose person or placement is gone. */
export async function openSurveysOf(actor: Actor): Promise<ExitSurveyQuestion[]> {
  const open = await ExitSurveyModel.find({
    ...ownOf(actor),
    status: 'asked',
    expiresAt: { $gt: new Date() },
    deletedAt: null,
  })
    .sort({ expiresAt: 1, _id: 1 })
    .limit(20)
    .lean();
  const questions: ExitSurveyQuestion[] = [];
  for (const survey of open) {
    const question = await questionOf(survey);
    if (question) questions.push(question);
  }
  return questions;
}

export const answerOwnSurvey: Service<typeof exitSurveyEndpoints.answer> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const survey = await ExitSurveyModel.findOne(
      { $and: [{ _id: recordId(params.id), deletedAt: null }, ownOf(ctx.actor)] },
      null,
      { session },
    ).lean();
    if (!survey) throw new AppError('NOT_FOUND');
    return showQuestion(await answerSurvey(tx, survey, body), session);
  });
