import { fromMinorUnits, rateMonths, type RatePlan } from '@muster/contracts';
import { FormSection, Money, dayKey, formatMonth, formatNumber, useNow } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import classes from './placements.module.css';

/** Enough months to show how working days vary. */
const shownMonths = 6;

/** The same rates per hour and per month, for the coming months. */
export function RateMonths({ plan }: { plan: RatePlan | null }) {
  const t = usePlacementMessages();
  const now = useNow();
  if (!plan) return null;
  const { currency } = plan.bill;
  const months = rateMonths(plan, dayKey(now).slice(0, 7), shownMonths);
  return (
    <FormSection title={t('simulator.months.title')} text={t('simulator.months.text')}>
      <table className={classes.impact}>
        <thead>
          <tr>
            {(['month', 'hours', 'hourly', 'monthly'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`simulator.months.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, hours, hourly, monthly }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{formatNumber(hours, { digits: 1 })}</td>
              {[hourly, monthly].map(({ bill, margin }, i) => (
                <td key={i === 0 ? 'hourly' : 'monthly'}>
                  <Money value={{ amount: wholeUnits(bill), currency }} />
                  <span className={classes.stays}>
                    {margin === null ? (
                      t('simulator.unknown')
                    ) : (
                      <Money value={{ amount: wholeUnits(margin), currency }} />
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FormSection>
  );
}

const wholeUnits = (minor: number): string => fromMinorUnits(Math.round(minor / 100) * 100);
