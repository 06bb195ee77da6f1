import { exitSurveySides, type ExitSurvey, type exitSurveyEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import { candidatesById } from '../../records/candidates/candidate-names.ts';
import { findPlacement } from '../placements/api/find-placement.ts';
import { ExitSurveyModel } from './exit-survey.model.ts';
import { isOpen } from './show-survey.ts';

/** Returns the answers of both sides at the end of a placement, for the staff who look after it. */
export const readSurveys: Service<typeof exitSurveyEndpoints.ofPlacement> = async (
  { actor },
  { params },
) => {
  const { placement } = await findPlacement(actor, 'exitSurvey.read', params.id);
  const surveys = await ExitSurveyModel.find({
    placementId: placement._id,
    deletedAt: null,
  }).lean();
  if (surveys.length === 0) return { data: [] };
  const people = await findPeople(surveys.map(({ userId }) => userId));
  const candidates = await candidatesById([placement.candidateId]);
  const contractor = candidates.get(placement.candidateId.toHexString())?.name ?? null;
  const now = new Date();
  const data = surveys.map((survey): ExitSurvey => {
    const isOver = survey.status === 'asked' && !isOpen(survey, now);
    return {
      id: survey._id.toHexString(),
      side: survey.side,
      status: isOver ? 'expired' : survey.status,
      person: survey.side === 'client' ? (people.ref(survey.userId)?.name ?? null) : contractor,
      askedAt: survey.askedAt.toISOString(),
      remindedAt: survey.remindedAt?.toISOString() ?? null,
      expiresAt: survey.expiresAt.toISOString(),
      answeredAt: survey.answeredAt?.toISOString() ?? null,
      again: survey.again,
      scores: Object.fromEntries(survey.scores.map(({ criterion, score }) => [criterion, score])),
      comment: survey.comment,
      isPrivate: survey.isPrivate,
    };
  });
  const order = (side: ExitSurvey['side']): number => exitSurveySides.indexOf(side);
  return { data: data.toSorted((a, b) => order(a.side) - order(b.side)) };
};
