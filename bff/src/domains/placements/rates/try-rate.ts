import {
  fromMinorUnits,
  monthlyOf,
  toMinorUnits,
  type RateAmount,
  type placementEndpoints,
} from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { submissionsAtPay } from '../../applications/api/submissions-at-pay.ts';
import { matchesAtPays } from '../../matching/api/matches-at-pay.ts';
import { findPlacement } from '../record/find-placement.ts';
import { rateOn } from '../record/placement-facts.ts';

/** Predicts the effect of another pay on other open jobs and live submissions; writes nothing. */
export const tryRate: Service<typeof placementEndpoints.tryRate> = async (
  { actor },
  { params, query },
) => {
  const { placement } = await findPlacement(actor, 'placement.readMargin', params.id);
  const { amount, currency, unit, hoursPerWeek } = query;
  const tried: RateAmount = { amountMinor: toMinorUnits(amount), currency, unit };
  const present = rateOn(placement, today())?.pay ?? tried;
  const [jobs, submissions] = await Promise.all([
    matchesAtPays(actor, placement.candidateId, {
      now: hoursOf(present, placement.hoursPerWeek),
      then: hoursOf(tried, hoursPerWeek),
    }),
    submissionsAtPay(actor, placement.candidateId, tried),
  ]);
  const names = await companyNames(
    [...(jobs ?? []), ...submissions].map(({ job }) => job.companyId),
  );
  const told = ({ job }: (typeof submissions)[number] | NonNullable<typeof jobs>[number]) => ({
    job: { id: job._id.toHexString(), title: job.title },
    company: names.get(job.companyId.toHexString()) ?? '',
  });
  return {
    jobs:
      jobs &&
      jobs.map((match) => ({
        ...told(match),
        scoreNow: match.now.score,
        scoreThen: match.then.score,
        payNow: match.now.pay,
        payThen: match.then.pay,
      })),
    submissions: submissions.map((submission) => {
      const { application, marginNow, marginThen } = submission;
      const { proposedBillRate: bill, _id } = application;
      return {
        ...told(submission),
        id: _id.toHexString(),
        bill: bill && {
          amount: fromMinorUnits(bill.amountMinor),
          currency: bill.currency,
          unit: bill.unit,
        },
        marginNow,
        marginThen,
      };
    }),
  };
};

/** Converts a pay for matching: a monthly one with its hours. */
const hoursOf = (pay: RateAmount, hoursPerWeek: number) => ({
  amountMinor: pay.amountMinor,
  currency: pay.currency,
  unit: pay.unit,
  hoursPerMonth: monthlyOf({ ...pay, amountMinor: 1, unit: 'hour' }, hoursPerWeek),
});
