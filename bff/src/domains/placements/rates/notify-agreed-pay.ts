import type { Tx } from '../../../db/unit-of-work.ts';
import { keepAgreedPay, type AgreedPay } from '../../candidates/api/changes/agreed-pay.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/** Returns the pay of a contract, for the candidate's rates 🔒. */
export const agreedPayOf = ({
  number,
  rates,
  actualEndDate,
  accountManagerId,
}: Pick<Placement, 'number' | 'rates' | 'actualEndDate' | 'accountManagerId'>): AgreedPay => ({
  number,
  accountManagerId,
  periods: rates
    // Pay planned for after the last day was never paid.
    .filter(({ effectiveFrom }) => actualEndDate === null || effectiveFrom <= actualEndDate)
    .map(({ pay, effectiveFrom, effectiveTo }) => ({
      amountMinor: pay.amountMinor,
      currency: pay.currency,
      unit: pay.unit,
      effectiveFrom,
      effectiveTo,
    })),
});

/** From the first day on the candidate's record shows the pay of the work. */
export async function notifyAgreedPay(tx: Tx, placement: Placement): Promise<void> {
  if (placement.status === 'pending_start' || placement.status === 'cancelled') return;
  await keepAgreedPay(tx, placement.candidateId, agreedPayOf(placement));
}
