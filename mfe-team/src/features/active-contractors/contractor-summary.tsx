import { formatMoney } from '@muster/ui';
import { api } from '../../api.ts';
import { useContractorMessages } from './messages.ts';
import classes from './contractors.module.css';

/** Totals of the active placements; amounts in different currencies are listed separately. */
export function ContractorSummary() {
  const t = useContractorMessages();
  const { data } = api.usePlacementsSummaryQuery({});
  if (!data || data.live === 0) return null;
  const { monthly = [] } = data;
  return (
    <section className={classes.summary} aria-label={t('summary.label')}>
      <span>
        <strong>{t('summary.live', { count: data.live })}</strong>
      </span>
      {data.endingIn30 > 0 && <span>{t('summary.ending', { count: data.endingIn30 })}</span>}
      {data.overdue > 0 && (
        <span className={classes.over}>{t('summary.overdue', { count: data.overdue })}</span>
      )}
      {monthly.length > 0 && (
        <span className={classes.money}>
          <span className={classes.second}>{t('summary.monthly')}</span>
          {monthly.map(({ currency, bill }) => (
            <span key={currency}>{formatMoney({ amount: rounded(bill), currency })}</span>
          ))}
          {monthly.length > 1 && <span className={classes.second}>{t('summary.currencies')}</span>}
        </span>
      )}
    </section>
  );
}

/** Rounds to whole units, because monthly amounts are estimates. */
const rounded = (amount: string): string => String(Math.round(Number(amount)));
