import { currencies, fromMinorUnits } from '@muster/contracts';
import { z } from 'zod';
import { defineApproval, type ApprovalFact } from '../../../approvals/approval-kind.ts';
import { rateOn } from '../record/placement-facts.ts';
import {
  PlacementModel,
  type PlacementMoney,
} from '../../../records/placements/placement.model.ts';
import { changeRate, type AskedRate } from './rate-periods.ts';
import { rateFacts } from './warn-of-rates.ts';
import { contractorOf, decidable } from '../start/start-approval.ts';

const moneySchema = z.object({
  amountMinor: z.number().int(),
  currency: z.enum(currencies),
  unit: z.enum(['hour', 'month']),
});
const askedRateSchema = z.object({
  pay: moneySchema,
  bill: moneySchema,
  overtimeMultiplier: z.number(),
  effectiveFrom: z.string(),
});

function rateFact(
  name: 'payBefore' | 'payAfter' | 'billBefore' | 'billAfter',
  { amountMinor, currency, unit }: PlacementMoney,
): ApprovalFact {
  const amount = fromMinorUnits(amountMinor);
  return { name, value: `${amount} ${currency} / ${unit}`, rate: { amount, currency, unit } };
}

/** New rates from a day on need two users, one of them from finance. */
export const rateApproval = defineApproval<AskedRate>({
  name: 'placement_rate',
  subjectType: 'placement',
  payload: askedRateSchema,
  asks: 'change the rates of {name}',
  concerns: contractorOf,
  subjects: decidable,
  facts: async (subjectId, { pay, bill, effectiveFrom }) => {
    const placement = await PlacementModel.findById(subjectId).lean();
    const before = placement && rateOn(placement, effectiveFrom);
    return [
      { name: 'effectiveFrom', value: effectiveFrom },
      ...(before ? [rateFact('payBefore', before.pay)] : []),
      rateFact('payAfter', pay),
      ...(before ? [rateFact('billBefore', before.bill)] : []),
      rateFact('billAfter', bill),
      ...(placement ? await rateFacts(placement, { pay, bill }) : []),
    ];
  },
  run: (tx, request) => changeRate(tx, request),
});
