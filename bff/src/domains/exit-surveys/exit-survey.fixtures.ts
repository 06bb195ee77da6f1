import { limits } from '@muster/contracts';
import { createLink } from '../links/links.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';
import { ExitSurveyModel, surveySubject, type ExitSurveyRecord } from './exit-survey.model.ts';

/** Creates a survey of one side in the database, asked a moment ago. */
export async function createSurvey(
  {
    _id: placementId,
    candidateId,
    companyId,
  }: Pick<Placement, '_id' | 'candidateId' | 'companyId'>,
  changes: Partial<ExitSurveyRecord> = {},
): Promise<ExitSurveyRecord> {
  const survey = await ExitSurveyModel.create({
    placementId,
    candidateId,
    companyId,
    side: 'contractor',
    askedAt: new Date(),
    expiresAt: new Date(Date.now() + limits.exitSurvey.life),
    ...changes,
  });
  return survey.toObject();
}

/** Returns the link to answer, as its holder has it. */
export const surveyLinkOf = (survey: ExitSurveyRecord, holderEmail: string) =>
  createLink({
    purpose: 'exit_survey',
    subject: surveySubject(survey),
    holderEmail,
    scopes: ['exit-survey:answer'],
    expiresAt: survey.expiresAt,
    maxUses: 1,
    keepEarlier: true,
  });
