import { dayMs, hourMs, limits, type OwnApplication, type PipelineStage } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { waitingDueAt, type ClockedJob } from '../stages/stage-clock.ts';

type Waiting = Pick<OwnApplication, 'waitsFor'> & {
  since: Date;
  /** When the party that is due promised to answer. */
  promisedBy: Date | null;
};

export interface StandingFacts {
  application: Application;
  job: ClockedJob;
  stage: PipelineStage | undefined;
  company: Pick<Company, 'feedbackSlaHours'>;
  /** Next future interview. */
  interviewAt: Date | null;
  /** Whether a document waits for the candidate's signature. */
  mustSign: boolean;
}

/**
 * Whether a rejected candidate has not been told: until they are, the agency owes them the answer.
 */
export const isUntold = ({ exit, status }: Pick<Application, 'exit' | 'status'>, now: Date) =>
  status === 'rejected' &&
  exit !== null &&
  exit.side !== 'candidate' &&
  (exit.toldAt === null || exit.toldAt > now);

/** Returns who has to act next on an application, since when and until when. */
export function waitingOf(facts: StandingFacts, now: Date): Waiting {
  const { application, job, stage, company, interviewAt, mustSign } = facts;
  const { status, stageKind, stageEnteredAt, exit, interestAskedAt } = application;
  if (exit && isUntold(application, now))
    return {
      waitsFor: 'agency',
      since: exit.at,
      promisedBy: new Date(
        exit.at.getTime() + agencySettings().deadlines.rejectionToldHours * hourMs,
      ),
    };
  if (status !== 'active')
    return { waitsFor: 'nobody', since: exit?.at ?? stageEnteredAt, promisedBy: null };
  if (application.onHold) return { waitsFor: 'agency', since: stageEnteredAt, promisedBy: null };
  if (stageKind === 'added' && application.candidateInterest === 'asked' && interestAskedAt)
    return {
      waitsFor: 'you',
      since: interestAskedAt,
      promisedBy: new Date(interestAskedAt.getTime() + limits.application.interestLink),
    };
  if (interviewAt) return { waitsFor: 'nobody', since: stageEnteredAt, promisedBy: null };
  const promisedBy = waitingDueAt(application, stage, company, job);
  if (stageKind === 'submitted')
    return { waitsFor: 'client', since: application.submittedAt ?? stageEnteredAt, promisedBy };
  if (stageKind === 'contracting' && mustSign)
    return { waitsFor: 'you', since: stageEnteredAt, promisedBy };
  return { waitsFor: 'agency', since: stageEnteredAt, promisedBy };
}

/** Whole days elapsed. */
export const daysSince = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs));

/**
 * Checks whether another party broke a promise to the candidate; the candidate's own delay does not
 * count.
 */
export const isLate = ({ waitsFor, promisedBy }: Waiting, now: Date): boolean =>
  (waitsFor === 'agency' || waitsFor === 'client') && promisedBy !== null && promisedBy <= now;
