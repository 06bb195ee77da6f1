import {
  normaliseEmail,
  type ExitSurveyQuestion,
  type exitSurveyVisitEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact, type WriteContext } from '../../db/unit-of-work.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { useAccessToken, type AccessToken } from '../links/api/access-tokens.ts';
import { handOfHolder, supervisingHolder, withdrawnLink } from '../links/api/link-holder.ts';
import { behindLink } from '../links/api/link-visit.ts';
import { heldLink } from '../links/api/links.ts';
import { contractsById } from '../placements/api/contracts-of-person.ts';
import { answerSurvey } from './answer-survey.ts';
import { ExitSurveyModel, type ExitSurveyRecord } from './exit-survey.model.ts';
import { showQuestion } from './show-survey.ts';

type Endpoints = typeof exitSurveyVisitEndpoints;

export async function readSurveyVisit(
  ctx: VisitorContext,
  { params }: Input<Endpoints['read']>,
): Promise<ExitSurveyQuestion> {
  const token = await heldLink(ctx, params.handle, 'exit_survey');
  const survey = await surveyBehind(token);
  await handOf(ctx, token, survey);
  return showQuestion(survey);
}

/** Sends the answer once and uses up the link. */
export async function answerSurveyVisit(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['answer']>,
): Promise<ExitSurveyQuestion> {
  const token = await heldLink(ctx, params.handle, 'exit_survey');
  const hand = await handOf(ctx, token, await surveyBehind(token));
  return transact(hand, async (tx) => {
    await useAccessToken(tx, token);
    const survey = await surveyBehind(token, tx.session);
    return showQuestion(await answerSurvey(tx, survey, body), tx.session);
  });
}

/** @throws AppError TOKEN_INVALID if the survey is gone */
const surveyBehind = (
  token: AccessToken,
  session: ClientSession | null = null,
): Promise<ExitSurveyRecord> =>
  behindLink(token, 'exit_survey', async (_id) =>
    ExitSurveyModel.findOne({ _id, deletedAt: null }, null, { session }).lean(),
  );

/**
 * Returns the person in whose name the holder answers. A holder who no longer represents the
 * client, or has another address, can no longer answer.
 * @throws AppError TOKEN_REVOKED
 */
async function handOf(
  ctx: VisitorContext,
  token: AccessToken,
  { side, userId, placementId, candidateId }: ExitSurveyRecord,
): Promise<WriteContext> {
  const { requestId, ip, idempotency, session } = ctx;
  if (side === 'contractor') {
    const candidate = await findLiveCandidate(candidateId);
    if (!candidate?.email || normaliseEmail(candidate.email) !== token.holderEmailNorm)
      throw withdrawnLink(token);
    return { requestId, ip, idempotency, session, tokenId: token._id };
  }
  const placement = (await contractsById([placementId])).get(placementId.toHexString());
  return handOfHolder(ctx, await supervisingHolder(token, placement, { only: userId }));
}
