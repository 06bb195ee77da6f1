import { limits, type PoolRule } from '@muster/contracts';
import { errorText } from '@muster/kit';
import {
  FilterBar,
  LoadingText,
  NoticeBar,
  formatCount,
  useFieldWords,
  useFilterWords,
  type BoundField,
  type FilterValues,
} from '@muster/ui';
import { ruleOfFilters } from '../../shared/pool-rule.ts';
import { usePersonFilters } from '../../shared/use-person-filters.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './pool-form.module.css';
import { useRuleCount } from './use-rule-count.ts';

interface RuleFieldProps {
  field: BoundField<Record<string, string>>;
  poolId: string | null;
}

/**
 * The rule of a smart pool, by the filters of the candidate list, with the present number of
 * matches.
 */
export function RuleField({ field, poolId }: RuleFieldProps) {
  const t = useMessages();
  const { value, onChange, error, id } = field;
  const filters = usePersonFilters(value);
  const inWords = useFilterWords();
  useFieldWords(field, {
    label: t('pool.form.ruleLabel'),
    format: (rule) => inWords(rule as FilterValues, filters).join(' · '),
  });
  const rule = ruleOfFilters(value);
  const isEmpty = Object.keys(rule).length === 0;
  return (
    <div className={classes.rule} id={id} role="group" aria-label={t('pool.form.ruleLabel')}>
      <span className={classes.label}>{t('pool.form.ruleLabel')}</span>
      <FilterBar filters={filters} value={value} onChange={onChange} onClear={() => onChange({})} />
      {error !== undefined && isEmpty && (
        <span className={classes.error}>{t('pool.form.ruleNone')}</span>
      )}
      <RuleCount rule={isEmpty ? null : rule} poolId={poolId} />
    </div>
  );
}

/** The matches of the rule; none and very many are flagged, and can be saved all the same. */
function RuleCount({ rule, poolId }: { rule: PoolRule | null; poolId: string | null }) {
  const t = useMessages();
  const { count, error, isFetching } = useRuleCount(rule, poolId);
  if (rule === null) return null;
  if (error) return <NoticeBar kind="danger">{errorText(error)}</NoticeBar>;
  if (!count || isFetching) return <LoadingText>{t('pool.form.counting')}</LoadingText>;
  if (count.found === 0) return <NoticeBar kind="warning">{t('pool.form.foundNobody')}</NoticeBar>;
  if (count.foundIsCapped)
    return (
      <NoticeBar kind="warning">
        {t('pool.form.foundMany', { max: formatCount(limits.pool.ruleMax) })}
      </NoticeBar>
    );
  return (
    <span className={classes.found} role="status">
      {t('pool.form.found', { count: count.found, total: formatCount(count.found) })}
    </span>
  );
}
