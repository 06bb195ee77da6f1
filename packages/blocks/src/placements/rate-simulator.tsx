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
  formatMargin,
} from '@muster/ui';
import { usePlacementMessages, type PlacementMessages } from './messages.ts';
import { RateEffects } from './rate-effects.tsx';
import { ConvertedPay, ratesToValues, toRate, type RateValues } from './rate-fields.tsx';
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
  const [values, setValues] = useState(() => ratesToValues(placement, placement.hoursPerWeek));
  const [hours, setHours] = useState<number | null>(placement.hoursPerWeek);
  const [exchange, setExchange] = useState<number | null>(null);
  const now = impactOf(agreedPlan(placement, exchange));
  const plan = planOf(values, hours ?? placement.hoursPerWeek, exchange);
  const then = impactOf(plan);
  const set = (patch: Partial<RateValues>) => setValues({ ...values, ...patch });
  const crosses = values.pay && values.bill && values.pay.currency !== values.bill.currency;
  return (
    <FormSection title={t('section.simulator')} text={t('simulator.text')}>
      <ConvertedPay agreed={placement} hoursPerWeek={placement.hoursPerWeek} />
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
      {now && then && <ImpactTable t={t} now={now} then={then} />}
      <RateMonths plan={plan} />
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

/** Returns the plan with the present rates, each in its own unit. */
function agreedPlan(
  { pay, bill, hoursPerWeek }: Placement,
  exchange: number | null,
): RatePlan | null {
  const [from, to] = [pay && toRate(pay, pay.unit), bill && toRate(bill, bill.unit)];
  return from && to ? { pay: from, bill: to, hoursPerWeek, exchange } : null;
}

/** Results of a plan, and their currencies. */
interface Impact {
  of: RateImpact;
  pay: Currency;
  bill: Currency;
}

const impactOf = (plan: RatePlan | null): Impact | null =>
  plan && { of: rateImpact(plan), pay: plan.pay.currency, bill: plan.bill.currency };

const rows = [
  ['monthlyBill', 'bill'],
  ['monthlyPay', 'pay'],
  ['monthlyMargin', 'bill'],
  ['hourlyBill', 'bill'],
  ['hourlyPay', 'pay'],
] as const;

/** Monthly amounts are estimates and shown in whole units; hourly amounts are exact. */
function amountOf(minor: number, row: (typeof rows)[number][0]): string {
  return fromMinorUnits(row.startsWith('monthly') ? Math.round(minor / 100) * 100 : minor);
}

function ImpactTable({ t, now, then }: { t: PlacementMessages; now: Impact; then: Impact }) {
  const percent = (share: number | null) =>
    share === null ? t('simulator.unknown') : formatMargin(share);
  const cell = (impact: Impact, [row, side]: (typeof rows)[number]) => {
    const minor = impact.of[row];
    return minor === null ? (
      t('simulator.unknown')
    ) : (
      <Money value={{ amount: amountOf(minor, row), currency: impact[side] }} />
    );
  };
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
          <td>{percent(now.of.margin)}</td>
          <td>{percent(then.of.margin)}</td>
        </tr>
        {rows.map((row) => (
          <tr key={row[0]}>
            <th scope="row">{t(`simulator.${row[0]}`)}</th>
            <td>{cell(now, row)}</td>
            <td>{cell(then, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
