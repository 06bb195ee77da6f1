import {
  normaliseEmail,
  type ExitSurveyQuestion,
  type exitSurveyVisitEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact, type WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { supervisorByMail } from '../../records/companies/supervisor-by-mail.ts';
import { supervisorIds } from '../../records/companies/supervisors.ts';
import { useAccessToken, type AccessToken } from '../links/api/access-tokens.ts';
import { handOfHolder } from '../links/api/hand-of-holder.ts';
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

/** Sends the answer, once; it uses the link up. */
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

/** @throws AppError TOKEN_INVALID for what is gone */
async function surveyBehind(
  { subjectType, subjectId }: AccessToken,
  session: ClientSession | null = null,
): Promise<ExitSurveyRecord> {
  const survey =
    subjectType === 'exit_survey'
      ? await ExitSurveyModel.findOne({ _id: subjectId, deletedAt: null }, null, {
          session,
        }).lean()
      : null;
  if (!survey) throw new AppError('TOKEN_INVALID');
  return survey;
}

/**
 * In whose name the holder writes. A link gives no more than its holder may say today: who does not
 * speak for the client any more, or has another address, is not asked any more.
 * @throws AppError TOKEN_REVOKED
 */
async function handOf(
  ctx: VisitorContext,
  token: AccessToken,
  { side, userId, placementId, candidateId }: ExitSurveyRecord,
): Promise<WriteContext> {
  const { requestId, ip, idempotency, session } = ctx;
  const revoked = new AppError('TOKEN_REVOKED', {
    context: { purpose: token.purpose, agencyName: agencyName() },
  });
  if (side === 'contractor') {
    const candidate = await findLiveCandidate(candidateId);
    if (!candidate?.email || normaliseEmail(candidate.email) !== token.holderEmailNorm)
      throw revoked;
    return { requestId, ip, idempotency, session, tokenId: token._id };
  }
  const placement = (await contractsById([placementId])).get(placementId.toHexString());
  const assignment =
    placement &&
    (await supervisorByMail(placement.companyId, supervisorIds(placement), token.holderEmailNorm));
  if (!assignment || !userId || !assignment.userId.equals(userId)) throw revoked;
  return handOfHolder(ctx, token, { userId, assignmentId: assignment._id });
}
