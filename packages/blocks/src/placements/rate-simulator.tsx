import { useState } from 'react';
import {
  currencies,
  fromMinorUnits,
  rateImpact,
  type Currency,
  type Placement,
  type RateImpact,
  type RatePlan,
  type UnitRate,
} from '@muster/contracts';
import {
  Button,
  FieldRow,
  FormSection,
  Money,
  MoneyField,
  NumberField,
  SegmentedField,
  VisuallyHidden,
  formatPercent,
} from '@muster/ui';
import { usePlacementMessages, type PlacementMessages } from './messages.ts';
import { RateEffects } from './rate-effects.tsx';
import { ratesToValues, toRate, type RateValues } from './rate-fields.tsx';
import { RateMonths } from './rate-months.tsx';
import classes from './placements.module.css';

interface RateSimulatorProps {
  placement: Placement;
  /** Requests the simulated rates; absent without the permission. */
  onApply?: ((rates: RateValues) => void) | undefined;
}

/** Compares other rates and hours with the present ones; saves nothing. */
export function RateSimulator({ placement, onApply }: RateSimulatorProps) {
  const t = usePlacementMessages();
  const { pay, bill } = placement;
  const [values, setValues] = useState(() => ratesToValues(pay, bill));
  const [hours, setHours] = useState<number | null>(placement.hoursPerWeek);
  const [exchange, setExchange] = useState<number | null>(null);
  const now = impactOf(ratesToValues(pay, bill), placement.hoursPerWeek, exchange);
  const then = impactOf(values, hours ?? placement.hoursPerWeek, exchange);
  const set = (patch: Partial<RateValues>) => setValues({ ...values, ...patch });
  const crosses = values.pay && values.bill && values.pay.currency !== values.bill.currency;
  return (
    <FormSection title={t('section.simulator')} text={t('simulator.text')}>
      <FieldRow>
        <MoneyField
          label={t('simulator.pay')}
          currencies={currencies}
          value={values.pay}
          onChange={(value) => set({ pay: value })}
        />
        <MoneyField
          label={t('simulator.bill')}
          currencies={currencies}
          value={values.bill}
          onChange={(value) => set({ bill: value })}
        />
      </FieldRow>
      <FieldRow>
        <SegmentedField
          label={t('simulator.unit')}
          options={[
            { value: 'hour', label: t('simulator.hour') },
            { value: 'month', label: t('simulator.month') },
          ]}
          value={values.unit}
          onChange={(unit: UnitRate['unit']) => set({ unit })}
        />
        <NumberField
          label={t('simulator.hours')}
          min={1}
          max={60}
          value={hours}
          onChange={setHours}
        />
      </FieldRow>
      {crosses && (
        <NumberField
          label={t('simulator.exchange', {
            pay: values.pay?.currency ?? '',
            bill: values.bill?.currency ?? '',
          })}
          help={t('simulator.exchangeHelp')}
          decimals={4}
          value={exchange}
          onChange={setExchange}
        />
      )}
      {now && then && (
        <ImpactTable
          t={t}
          now={now}
          then={then}
          payCurrency={(values.pay?.currency ?? 'USD') as Currency}
          billCurrency={(values.bill?.currency ?? 'USD') as Currency}
        />
      )}
      <RateMonths plan={planOf(values, hours ?? placement.hoursPerWeek, exchange)} />
      <RateEffects
        placementId={placement.id}
        pay={values.pay}
        unit={values.unit}
        hoursPerWeek={hours ?? placement.hoursPerWeek}
      />
      {onApply && then && (
        <div>
          <Button variant="default" onClick={() => onApply(values)}>
            {t('simulator.apply')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function planOf(
  { pay, bill, unit }: RateValues,
  hoursPerWeek: number,
  exchange: number | null,
): RatePlan | null {
  const [from, to] = [toRate(pay, unit), toRate(bill, unit)];
  return from && to && hoursPerWeek >= 1 ? { pay: from, bill: to, hoursPerWeek, exchange } : null;
}

function impactOf(...plan: Parameters<typeof planOf>): RateImpact | null {
  const asked = planOf(...plan);
  return asked && rateImpact(asked);
}

interface ImpactTableProps {
  t: PlacementMessages;
  now: RateImpact;
  then: RateImpact;
  payCurrency: Currency;
  billCurrency: Currency;
}

const money = (minor: number | null, currency: Currency, unknown: string) =>
  minor === null ? unknown : <Money value={{ amount: wholeUnits(minor), currency }} />;
const wholeUnits = (minor: number): string => fromMinorUnits(Math.round(minor / 100) * 100);

function ImpactTable({ t, now, then, payCurrency, billCurrency }: ImpactTableProps) {
  const rows = [
    ['monthlyBill', billCurrency],
    ['monthlyPay', payCurrency],
    ['monthlyMargin', billCurrency],
    ['hourlyBill', billCurrency],
    ['hourlyPay', payCurrency],
  ] as const;
  const percent = (share: number | null) =>
    share === null ? t('simulator.unknown') : formatPercent(share);
  return (
    <table className={classes.impact}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('simulator.what')}</VisuallyHidden>
          </th>
          <th scope="col">{t('simulator.now')}</th>
          <th scope="col">{t('simulator.then')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('simulator.margin')}</th>
          <td>{percent(now.margin)}</td>
          <td>{percent(then.margin)}</td>
        </tr>
        {rows.map(([row, currency]) => (
          <tr key={row}>
            <th scope="row">{t(`simulator.${row}`)}</th>
            <td>{money(now[row], currency, t('simulator.unknown'))}</td>
            <td>{money(then[row], currency, t('simulator.unknown'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
