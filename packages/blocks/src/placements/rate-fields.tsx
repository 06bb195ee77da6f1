import {
  currencies,
  isThinMargin,
  limits,
  marginOf,
  toMinorUnits,
  type Currency,
  type RateAmount,
  type UnitRate,
} from '@muster/contracts';
import {
  Badge,
  FieldRow,
  MoneyField,
  SegmentedField,
  formatPercent,
  type BoundField,
} from '@muster/ui';
import { usePlacementMessages } from './messages.ts';

type Unit = UnitRate['unit'];

/** Pay and bill rates as form values: one unit for both, an amount can be empty. */
export interface RateValues extends Record<string, unknown> {
  pay: { amount: string; currency: string } | null;
  bill: { amount: string; currency: string } | null;
  unit: Unit;
}

/** Returns form values for these rates. */
export const ratesToValues = (
  pay: UnitRate | null | undefined,
  bill: UnitRate | null | undefined,
): RateValues => ({
  pay: pay ? { amount: pay.amount, currency: pay.currency } : null,
  bill: bill ? { amount: bill.amount, currency: bill.currency } : null,
  unit: bill?.unit ?? pay?.unit ?? 'hour',
});

/** Returns the two rates of a body; empty values are left for the schema to refuse. */
export const valuesToRates = ({ pay, bill, unit }: RateValues) => ({
  pay: { amount: pay?.amount ?? '', currency: pay?.currency ?? 'USD', unit },
  bill: { amount: bill?.amount ?? '', currency: bill?.currency ?? 'USD', unit },
});

/** Returns an amount in minor units, once it is valid. */
export function toRate(money: RateValues['pay'], unit: Unit): RateAmount | null {
  if (!money || !/^\d{1,10}(\.\d{1,2})?$/.test(money.amount)) return null;
  return { amountMinor: toMinorUnits(money.amount), currency: money.currency as Currency, unit };
}

interface RateFieldsProps {
  pay: BoundField<RateValues['pay']>;
  bill: BoundField<RateValues['bill']>;
  unit: BoundField<Unit>;
  values: RateValues;
  hoursPerWeek: number;
  /** Whether the user may see margins. */
  seesMargin: boolean;
}

/** Pay and bill rates and their unit, with the margin for users who may see it. */
export function RateFields({ pay, bill, unit, values, hoursPerWeek, seesMargin }: RateFieldsProps) {
  const t = usePlacementMessages();
  const [from, to] = [toRate(values.pay, values.unit), toRate(values.bill, values.unit)];
  const margin = seesMargin && from && to ? marginOf(from, to, { hoursPerWeek }) : null;
  return (
    <>
      <FieldRow>
        <MoneyField label={t('dialog.pay')} required currencies={currencies} {...pay} />
        <MoneyField label={t('dialog.bill')} required currencies={currencies} {...bill} />
      </FieldRow>
      <SegmentedField
        label={t('dialog.unit')}
        options={[
          { value: 'hour', label: t('dialog.unitHour') },
          { value: 'month', label: t('dialog.unitMonth') },
        ]}
        {...unit}
      />
      {margin !== null && (
        <div role="status">
          <Badge family={margin < 0 ? 'red' : isThinMargin(margin) ? 'amber' : 'green'}>
            {margin < 0
              ? t('dialog.belowPay', { percent: formatPercent(margin) })
              : isThinMargin(margin)
                ? t('dialog.thin', {
                    percent: formatPercent(margin),
                    limit: formatPercent(limits.placement.marginWarning),
                  })
                : t('dialog.margin', { percent: formatPercent(margin) })}
          </Badge>
        </div>
      )}
    </>
  );
}
