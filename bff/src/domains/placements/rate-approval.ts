import { currencies, fromMinorUnits } from '@muster/contracts';
import { z } from 'zod';
import { defineApproval } from '../../approvals/approval-kind.ts';
import { rateOn } from './placement-facts.ts';
import { PlacementModel } from './placement.model.ts';
import type { Placement, PlacementMoney } from './placement.model.ts';
import { changeRate } from './rate-periods.ts';
import type { AskedRate } from './rate-periods.ts';
import { rateFacts } from './warn-of-rates.ts';
import { contractorOf, decidable } from './start-approval.ts';

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

const words = ({ amountMinor, currency, unit }: PlacementMoney): string =>
  `${fromMinorUnits(amountMinor)} ${currency} / ${unit}`;

/** Other rates from a day on: two people, of whom one looks after the money (3.6). */
export const rateApproval = defineApproval<AskedRate>({
  name: 'placement_rate',
  subjectType: 'placement',
  payload: askedRateSchema,
  asks: 'change the rates of {name}',
  concerns: contractorOf,
  subjects: decidable,
  facts: async (subjectId, { pay, bill, effectiveFrom }) => {
    const placement = await PlacementModel.findById(subjectId).lean<Placement>();
    const before = placement && rateOn(placement, effectiveFrom);
    return [
      { name: 'effectiveFrom', value: effectiveFrom },
      ...(before ? [{ name: 'payBefore' as const, value: words(before.pay) }] : []),
      { name: 'payAfter', value: words(pay) },
      ...(before ? [{ name: 'billBefore' as const, value: words(before.bill) }] : []),
      { name: 'billAfter', value: words(bill) },
      ...(placement ? await rateFacts(placement, { pay, bill }) : []),
    ];
  },
  run: (tx, request) => changeRate(tx, request),
});
