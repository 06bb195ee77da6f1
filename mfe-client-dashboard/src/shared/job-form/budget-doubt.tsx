import { isUnusual, usualOfOwn, type Currency, type NamedRange } from '@muster/contracts';
import { UnusualRate } from '@muster/blocks';
import { NoticeBar, formatMoney } from '@muster/ui';
import { api } from '../../api.ts';
import type { BudgetValues } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface BudgetDoubtProps {
  budget: BudgetValues;
  /** The company's earlier budgets decide what is unusual for it. */
  own: readonly NamedRange[];
}

/** Asks to check a budget far from the company's earlier ones. */
export function BudgetDoubt({ budget, own }: BudgetDoubtProps) {
  const t = useFormMessages();
  const { unit, min, max } = budget;
  const currency = budget.currency as Currency;
  const usual = usualOfOwn({ unit, currency }, own);
  if (!usual) return <UnusualRate api={api} unit={unit} currency={currency} amounts={[min, max]} />;
  if (![min, max].some((amount) => isUnusual(amount, usual))) return null;
  const shown = (amount: number) => formatMoney({ amount: amount.toFixed(2), currency });
  return (
    <NoticeBar kind="warning">
      {t(`unusual.${unit}`, { min: shown(usual.min), max: shown(usual.max) })}
    </NoticeBar>
  );
}
