import { toMinorUnits, type RateRange } from '@muster/contracts';

const minor = (amount: string | null): number | null =>
  amount === null ? null : toMinorUnits(amount);

/** A budget as a job holds what its client pays. */
export const budgetOf = (budget: RateRange | null) =>
  budget && {
    minMinor: minor(budget.min),
    maxMinor: minor(budget.max),
    currency: budget.currency,
    unit: budget.unit,
  };

/** `40.00–55.00 USD/hour`, as it was said. */
export const budgetText = (budget: RateRange | null): string | null =>
  budget &&
  `${[budget.min, budget.max].filter(Boolean).join('–')} ${budget.currency}/${budget.unit}`;
