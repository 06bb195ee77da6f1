import type { Tx } from '../../../db/unit-of-work.ts';
import { keepAgreedPay, type AgreedPay } from '../../candidates/api/changes/agreed-pay.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/** What a contract pays, as it stands among the rates of the person 🔒. */
export const agreedPayOf = ({
  number,
  rates,
  actualEndDate,
  accountManagerId,
}: Pick<Placement, 'number' | 'rates' | 'actualEndDate' | 'accountManagerId'>): AgreedPay => ({
  number,
  accountManagerId,
  periods: rates
    // What was planned for later than the last day was never paid.
    .filter(({ effectiveFrom }) => actualEndDate === null || effectiveFrom <= actualEndDate)
    .map(({ pay, effectiveFrom, effectiveTo }) => ({
      amountMinor: pay.amountMinor,
      currency: pay.currency,
      unit: pay.unit,
      effectiveFrom,
      effectiveTo,
    })),
});

/** From the first day on the person's record says what the work is paid. */
export async function notifyAgreedPay(tx: Tx, placement: Placement): Promise<void> {
  if (placement.status === 'pending_start' || placement.status === 'cancelled') return;
  await keepAgreedPay(tx, placement.candidateId, agreedPayOf(placement));
}
