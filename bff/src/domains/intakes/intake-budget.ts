import { toMinorUnits, type RateRange } from '@muster/contracts';

const minor = (amount: string | null): number | null =>
  amount === null ? null : toMinorUnits(amount);

/** Returns a budget as the client rate of a job. */
export const budgetOf = (budget: RateRange | null) =>
  budget && {
    minMinor: minor(budget.min),
    maxMinor: minor(budget.max),
    currency: budget.currency,
    unit: budget.unit,
  };

/** Returns the budget as it was stated: `40.00–55.00 USD/hour`. */
export const budgetText = (budget: RateRange | null): string | null =>
  budget &&
  `${[budget.min, budget.max].filter(Boolean).join('–')} ${budget.currency}/${budget.unit}`;
