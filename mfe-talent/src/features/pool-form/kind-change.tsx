import type { PoolRecord } from '@muster/contracts';
import { EffectList } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { poolInput, type PoolValues } from './pool-values.ts';
import { useRuleCount } from './use-rule-count.ts';

interface KindChangeProps {
  pool: PoolRecord;
  values: PoolValues;
}

/** Shows before saving what happens to the members when the pool is filled in another way. */
export function KindChange({ pool, values }: KindChangeProps) {
  const t = useMessages();
  const { memberCount, excludedCount } = pool;
  const { count } = useRuleCount(poolInput(values).rule, pool.id);
  const joins = count && count.found - (count.alreadyIn ?? 0);
  const toSmart = [
    t('pool.form.convert.pinned', { count: memberCount }),
    ...(count?.foundIsCapped
      ? [t('pool.form.convert.joinsMany')]
      : joins === undefined
        ? []
        : [t('pool.form.convert.joins', { count: joins })]),
  ];
  const toManual = [
    t('pool.form.convert.stays', { count: memberCount }),
    t('pool.form.convert.noRule'),
    ...(excludedCount > 0 ? [t('pool.form.convert.forgotten', { count: excludedCount })] : []),
  ];
  const texts = values.kind === 'smart' ? toSmart : toManual;
  return (
    <EffectList
      title={t('pool.form.convert.title')}
      items={texts.map((text) => ({ id: text, text }))}
    />
  );
}
