import { converted, marginOf, type RateAmount } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { reachesApplication } from '../../../records/applications/application-lookup.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';

/** Submission with the margin that another pay would leave. */
export interface SubmissionAtPay {
  readonly application: Application;
  readonly job: Job;
  readonly marginNow: number | null;
  readonly marginThen: number | null;
}

/**
 * Returns a candidate's live submissions whose margins the reader may know, with the margin at the
 * proposed pay and at another one.
 */
export async function submissionsAtPay(
  actor: Actor,
  candidateId: Types.ObjectId,
  pay: RateAmount,
): Promise<SubmissionAtPay[]> {
  const live = await liveApplicationsOf(candidateId);
  const shown = live.filter(({ submissionVersion }) => submissionVersion > 0);
  const jobs = await jobsById(shown.map(({ jobId }) => jobId));
  return shown.flatMap((application) => {
    const job = jobs.get(application.jobId.toHexString());
    if (!job || !reachesApplication(actor, 'application.readMargin', { application, job }))
      return [];
    const { proposedBillRate: bill, proposedPayRate: proposed } = application;
    const left = (paid: RateAmount | null) => (bill && paid ? stays(paid, bill, job) : null);
    return [{ application, job, marginNow: left(proposed), marginThen: left(pay) }];
  });
}

/** Returns the margin, converted at this month's rates; null where no rates are set. */
function stays(pay: RateAmount, bill: RateAmount, { hoursPerWeek }: Job): number | null {
  const exchange = converted(1, {
    from: pay.currency,
    to: bill.currency,
    month: today().slice(0, 7),
    ...agencySettings().currencies,
  });
  return marginOf(pay, bill, { hoursPerWeek, exchange });
}
