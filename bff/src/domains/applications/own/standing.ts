import { dayMs, hourMs, limits, type OwnApplication, type PipelineStage } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { waitingDueAt, type ClockedJob } from '../stages/stage-clock.ts';

type Waiting = Pick<OwnApplication, 'waitsFor'> & {
  since: Date;
  /** When the party that is waited for promised to have answered. */
  promisedBy: Date | null;
};

export interface StandingFacts {
  application: Application;
  job: ClockedJob;
  stage: PipelineStage | undefined;
  company: Pick<Company, 'feedbackSlaHours'>;
  /** An interview that is still to come. */
  interviewAt: Date | null;
  /** A document waits for the person's signature. */
  mustSign: boolean;
}

/**
 * A candidate who was rejected and was not told reads of it when they are: until then the agency
 * owes them the answer.
 */
export const isUntold = ({ exit, status }: Pick<Application, 'exit' | 'status'>, now: Date) =>
  status === 'rejected' &&
  exit !== null &&
  exit.side !== 'candidate' &&
  (exit.toldAt === null || exit.toldAt > now);

/** Who has to do the next thing for an application, since when and until when. */
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

/** Whole days that went by. */
export const daysSince = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs));

/** What another party promised to the person and did not keep; their own delay breaks none. */
export const isLate = ({ waitsFor, promisedBy }: Waiting, now: Date): boolean =>
  (waitsFor === 'agency' || waitsFor === 'client') && promisedBy !== null && promisedBy <= now;
