import type { PoolRecord } from '@muster/contracts';
import { Chip, NoticeBar, formatTime, useFilterWords } from '@muster/ui';
import { filtersOfRule, searchTextName } from '../../shared/pool-rule.ts';
import { usePersonFilters } from '../../shared/use-person-filters.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './pool.module.css';

/** The rule of a smart pool, when it was evaluated, and how many members were added by hand. */
export function PoolRuleLine({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const { rule, refreshedAt, pinnedCount, excludedCount, ruleProblems } = pool;
  const { [searchTextName]: query, ...values } = filtersOfRule(rule);
  const words = useFilterWords()(values, usePersonFilters(values));
  return (
    <section className={classes.rule} aria-label={t('pool.rule.title')}>
      <h2 className={classes.ruleTitle}>{t('pool.rule.title')}</h2>
      {query !== undefined && <Chip>{query}</Chip>}
      {words.length === 0 && query === undefined && (
        <span className={classes.quiet}>{t('pool.rule.empty')}</span>
      )}
      {words.map((sentence) => (
        <Chip key={sentence}>{sentence}</Chip>
      ))}
      <span className={classes.quiet} role="status">
        {[
          refreshedAt
            ? t('pool.rule.asOf', { time: formatTime(refreshedAt) })
            : t('pool.rule.filling'),
          ...(pinnedCount > 0 ? [t('pool.rule.pinned', { count: pinnedCount })] : []),
          ...(excludedCount > 0 ? [t('pool.rule.excluded', { count: excludedCount })] : []),
        ].join(' · ')}
      </span>
      {ruleProblems.length > 0 && (
        <NoticeBar kind="warning">
          {t('pool.rule.broken', { found: ruleProblems.map(({ found }) => found).join(', ') })}
        </NoticeBar>
      )}
    </section>
  );
}
