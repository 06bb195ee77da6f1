import {
  canTransition,
  applicationFeedbackMachine,
  feedbackAuthorActions,
  type AuthoredFeedback,
  type FeedbackAuthorAction,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { blinded } from '../../submissions/api/client-view.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { isBlind } from '../stages/readiness.ts';
import type { Feedback } from '../../../records/applications/application-feedback.model.ts';
import { isAwaited } from './feedback.serializer.ts';

/** Feedback with its subject, loaded for its author. */
export interface Authored extends FoundApplication {
  feedback: Feedback;
}

/** Checks whether the agency acted on it: released a part to the candidate, or decided since. */
function isActedOn({ released, submittedAt }: Feedback, application: Application): boolean {
  const decidedAt = application.exit?.at ?? application.selectedAt;
  return (
    released !== null || (decidedAt !== null && submittedAt !== null && decidedAt > submittedAt)
  );
}

/** Why submitted feedback can no longer be changed; null while it can. */
export function lockOf(
  { feedback, application }: Pick<Authored, 'feedback' | 'application'>,
  now: Date,
): AuthoredFeedback['lock'] {
  if (feedback.status !== 'submitted') return null;
  if (isActedOn(feedback, application)) return 'acted';
  return feedback.editUntil !== null && feedback.editUntil <= now ? 'deadline' : null;
}

/** Returns the author's current actions, by state, interview end and deadlines. */
export function authorActions(
  found: Pick<Authored, 'feedback' | 'application'>,
  now: Date,
): FeedbackAuthorAction[] {
  const { interviewEndsAt, answerBy, status } = found.feedback;
  if (lockOf(found, now)) return [];
  if (isAwaited(found.feedback) && ((interviewEndsAt ?? now) > now || (answerBy ?? now) < now))
    return [];
  return feedbackAuthorActions.filter((action) =>
    canTransition(applicationFeedbackMachine, status, action),
  );
}

/** @throws AppError FEEDBACK_NOT_YET, FEEDBACK_LOCKED, INVALID_TRANSITION */
export function requireAuthorAction(
  found: Authored,
  action: FeedbackAuthorAction,
  now: Date,
): void {
  if (authorActions(found, now).includes(action)) return;
  const { status, interviewEndsAt, answerBy } = found.feedback;
  if (isAwaited(found.feedback) && interviewEndsAt !== null && interviewEndsAt > now)
    throw new AppError('FEEDBACK_NOT_YET', { context: { from: interviewEndsAt.toISOString() } });
  if (lockOf(found, now) || (isAwaited(found.feedback) && answerBy !== null && answerBy < now))
    throw new AppError('FEEDBACK_LOCKED');
  throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** Serialises feedback for its author, with the candidate's name as the client may read it. */
export async function showAuthored(
  found: Authored,
  session: ClientSession | null = null,
): Promise<AuthoredFeedback> {
  const { feedback, application, candidate, job } = found;
  const terms = await submissionTermsOf(job.companyId, session);
  const [latest] = await submissionsOf(application._id, session);
  if (!terms || !latest) throw new AppError('NOT_FOUND');
  const view = isBlind(application, terms.blindSubmission)
    ? blinded(latest.view, candidate)
    : latest.view;
  const company = await companyNames([job.companyId], session);
  const people = await findPeople([feedback.askedBy], session);
  const now = new Date();
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const { rating, recommendation, criteria, comment, privateToAgency, shareable } = feedback;
  return {
    id: feedback._id.toHexString(),
    version: feedback.version,
    status: feedback.status,
    agencyName: agencyName(),
    authorName: feedback.authorName,
    person: { name: view.name, blind: view.blind, headline: view.headline },
    job: job.title,
    company: company.get(job.companyId.toHexString()) ?? '',
    round: feedback.round,
    message: feedback.message,
    askedBy: people.ref(feedback.askedBy)?.name ?? null,
    interviewEndsAt: iso(feedback.interviewEndsAt),
    answerBy: iso(feedback.answerBy),
    submittedAt: iso(feedback.submittedAt),
    editUntil: iso(feedback.editUntil),
    lock: lockOf(found, now),
    rating,
    recommendation,
    criteria,
    comment,
    privateToAgency,
    shareable,
    allowedActions: authorActions(found, now),
  };
}
