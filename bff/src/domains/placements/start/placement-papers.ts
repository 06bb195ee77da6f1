import { fromMinorUnits } from '@muster/contracts';
import { dayInWords, today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { Placement, PlacementMoney } from '../../../records/placements/placement.model.ts';
import { draftPaper } from '../../signatures/api/placement-documents.ts';
import { hasSignedContract } from '../../signatures/api/signed-contract.ts';

const feeOf = ({ amountMinor, currency, unit }: PlacementMoney): string =>
  `${currency} ${fromMinorUnits(amountMinor)} ${unit === 'hour' ? 'an hour' : 'a month'}`;

/**
 * Drafts the contract of a placement that waits for its start; an amendment if the candidate has
 * signed a contract before.
 */
export async function draftContract(tx: Tx, placement: Placement): Promise<void> {
  const { _id, candidateId, jobId, number, startDate, rates, noticeDaysContractor } = placement;
  const title = (await jobsById([jobId], tx.session)).get(jobId.toHexString())?.title ?? number;
  const pay = rates[0]?.pay;
  const fee = pay ? feeOf(pay) : '';
  const paper = { placementId: _id, candidateId };
  if (await hasSignedContract(candidateId, tx.session))
    await draftPaper(tx, {
      ...paper,
      category: 'amendment',
      title: `Amendment, ${number}`,
      values: {
        change: `The services are ${title} from ${dayInWords(startDate)} on, for a fee of ${fee}.`,
        effective: startDate,
      },
    });
  else
    await draftPaper(tx, {
      ...paper,
      category: 'contractor_agreement',
      title: `Contractor agreement, ${number}`,
      values: { services: title, start: startDate, fee, notice: `${noticeDaysContractor} days` },
    });
}

/** Drafts the amendment for a contract extension. */
export const draftExtension = (
  tx: Tx,
  { _id, candidateId, number, plannedEndDate }: Placement,
): Promise<void> =>
  draftPaper(tx, {
    placementId: _id,
    candidateId,
    category: 'amendment',
    title: `Amendment, ${number}`,
    values: {
      change: `The agreement goes on until ${dayInWords(plannedEndDate ?? today())}.`,
      effective: today(),
    },
  });
