import { closedRuleFields, limits, parseRuleSearch, type PoolRule } from '@muster/contracts';
import { QueryField, QueryParts } from '@muster/blocks';
import { errorText } from '@muster/kit';
import {
  FilterBar,
  LoadingText,
  NoticeBar,
  formatCount,
  useFieldWords,
  useFilterWords,
  type BoundField,
} from '@muster/ui';
import { ruleOfFilters, searchTextName } from '../../shared/pool-rule.ts';
import { usePersonFilters } from '../../shared/use-person-filters.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { useSkillOptions } from '../../shared/use-skill-options.ts';
import classes from './pool-form.module.css';
import { useRuleCount } from './use-rule-count.ts';

interface RuleFieldProps {
  field: BoundField<Record<string, string>>;
  poolId: string | null;
}

/**
 * The rule of a smart pool, as a query of the candidate search and as filters of the candidate
 * list, with the current number of matches.
 */
export function RuleField({ field, poolId }: RuleFieldProps) {
  const t = useMessages();
  const { value, onChange, error, id } = field;
  const { [searchTextName]: text = '', ...filtered } = value;
  const filters = usePersonFilters(filtered);
  const inWords = useFilterWords();
  useFieldWords(field, {
    label: t('pool.form.ruleLabel'),
    format: (rule) => {
      const { [searchTextName]: query, ...rest } = rule as Record<string, string>;
      return [...(query ? [query] : []), ...inWords(rest, filters)].join(' · ');
    },
  });
  const rule = ruleOfFilters(value);
  const isEmpty = Object.keys(rule).length === 0;
  const ask = (query: string) => onChange({ ...filtered, [searchTextName]: query });
  return (
    <div className={classes.rule} id={id} role="group" aria-label={t('pool.form.ruleLabel')}>
      <span className={classes.label}>{t('pool.form.ruleLabel')}</span>
      <RuleQuery text={text} rule={isEmpty ? null : rule} poolId={poolId} onChange={ask} />
      <FilterBar
        filters={filters}
        value={filtered}
        onChange={(next) => onChange({ ...next, [searchTextName]: text })}
        onClear={() => onChange({ [searchTextName]: text })}
      />
      {error !== undefined && isEmpty && (
        <span className={classes.error}>{t('pool.form.ruleNone')}</span>
      )}
      <RuleCount rule={isEmpty ? null : rule} poolId={poolId} />
    </div>
  );
}

interface RuleQueryProps {
  text: string;
  rule: PoolRule | null;
  poolId: string | null;
  onChange: (text: string) => void;
}

/** The query of a rule, typed or built by clicking; errors are shown below it. */
function RuleQuery({ text, rule, poolId, onChange }: RuleQueryProps) {
  const searchSkills = useSkillOptions();
  const typed = parseRuleSearch(text);
  const { count } = useRuleCount(rule, poolId);
  const problems = typed.problems.length > 0 ? typed.problems : (count?.problems ?? []);
  return (
    <div className={classes.query}>
      <QueryField text={text} problems={problems} onChange={onChange} onSearch={null} />
      <QueryParts
        inForm
        tree={typed.tree}
        closed={closedRuleFields}
        searchSkills={searchSkills}
        searchPools={noPools}
        onChange={onChange}
      />
    </div>
  );
}

/** A rule cannot search for pools. */
const noPools = () => Promise.resolve([]);

/** The number of matches; none and very many are flagged, but can be saved. */
function RuleCount({ rule, poolId }: { rule: PoolRule | null; poolId: string | null }) {
  const t = useMessages();
  const { count, error, isFetching, isUnreadable } = useRuleCount(rule, poolId);
  if (rule === null || isUnreadable || count?.problems.length) return null;
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
