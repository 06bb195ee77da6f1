import { exitSurveyCriteria, type ExitSurveyQuestion } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { agencyName } from '../../mail/agency.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { contractsById } from '../placements/api/contracts-of-person.ts';
import type { ExitSurveyRecord } from './exit-survey.model.ts';

/** Checks whether it can still be answered; the job that closes it may not have run yet. */
export const isOpen = ({ status, expiresAt }: ExitSurveyRecord, now = new Date()): boolean =>
  status === 'asked' && expiresAt > now;

/**
 * Returns a survey as the respondent reads it.
 * @throws AppError NOT_FOUND once its person or its placement is gone
 */
export async function showQuestion(
  survey: ExitSurveyRecord,
  session: ClientSession | null = null,
): Promise<ExitSurveyQuestion> {
  const question = await questionOf(survey, session);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

/**
 * Returns a survey as the respondent reads it: the client is asked about the person, the person
 * about the client. Null once its person or its placement is gone.
 */
export async function questionOf(
  survey: ExitSurveyRecord,
  session: ClientSession | null = null,
): Promise<ExitSurveyQuestion | null> {
  const { placementId, companyId, candidateId, side } = survey;
  const placement = (await contractsById([placementId], session)).get(placementId.toHexString());
  const job =
    placement && (await jobsById([placement.jobId], session)).get(placement.jobId.toHexString());
  const candidate = await findLiveCandidate(candidateId, session);
  if (!placement || !job || !candidate) return null;
  const client = (await companyNames([companyId], session)).get(companyId.toHexString()) ?? '';
  return {
    id: survey._id.toHexString(),
    side,
    agencyName: agencyName(),
    about: side === 'client' ? candidate.name : client,
    job: job.title,
    number: placement.number,
    startDate: placement.startDate,
    endDate: placement.actualEndDate,
    criteria: [...exitSurveyCriteria[side]],
    expiresAt: survey.expiresAt.toISOString(),
    answeredAt: survey.answeredAt?.toISOString() ?? null,
    version: survey.version,
    mayAnswer: isOpen(survey),
  };
}
