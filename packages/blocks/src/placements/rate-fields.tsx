import {
  currencies,
  fromMinorUnits,
  isThinMargin,
  limits,
  marginOf,
  rateInUnit,
  toMinorUnits,
  type Currency,
  type Placement,
  type RateAmount,
  type UnitRate,
} from '@muster/contracts';
import {
  Badge,
  FieldRow,
  MoneyField,
  NoticeBar,
  SegmentedField,
  formatMoney,
  formatMargin,
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

type Agreed = Partial<Pick<Placement, 'pay' | 'bill'>>;

/** Checks whether pay and bill have different units (one by the hour, the other by the month). */
const hasTwoUnits = ({ pay, bill }: Agreed): boolean => !!pay && !!bill && pay.unit !== bill.unit;

/**
 * Returns form values for these rates; pay in another unit is converted to the unit of the bill.
 */
export function ratesToValues({ pay, bill }: Agreed, hoursPerWeek: number): RateValues {
  const unit = bill?.unit ?? pay?.unit ?? 'hour';
  return {
    pay: pay ? amountIn(unit, pay, hoursPerWeek) : null,
    bill: bill ? { amount: bill.amount, currency: bill.currency } : null,
    unit,
  };
}

function amountIn(unit: Unit, rate: UnitRate, hoursPerWeek: number) {
  const { amount, currency } = rate;
  if (rate.unit === unit) return { amount, currency };
  const agreed = { amountMinor: toMinorUnits(amount), currency, unit: rate.unit };
  return { amount: fromMinorUnits(rateInUnit(agreed, unit, hoursPerWeek).amountMinor), currency };
}

/** States that the pay was converted, because this form has one unit for both. */
export function ConvertedPay({ agreed, hoursPerWeek }: { agreed: Agreed; hoursPerWeek: number }) {
  const t = usePlacementMessages();
  const { pay } = agreed;
  if (!pay || !hasTwoUnits(agreed)) return null;
  return (
    <NoticeBar kind="warning">
      {t(`dialog.converted.${pay.unit}`, { amount: formatMoney(pay), count: hoursPerWeek })}
    </NoticeBar>
  );
}

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
              ? t('dialog.belowPay', { percent: formatMargin(margin) })
              : isThinMargin(margin)
                ? t('dialog.thin', {
                    percent: formatMargin(margin),
                    limit: formatMargin(limits.placement.marginWarning),
                  })
                : t('dialog.margin', { percent: formatMargin(margin) })}
          </Badge>
        </div>
      )}
    </>
  );
}
