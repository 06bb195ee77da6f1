import { z } from 'zod';
import { poolFields, type PoolRecord } from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';
import { filtersOfRule, ruleOfFilters } from '../../shared/pool-rule.ts';

/** Form values: '' where the API has null, and the rule as filters. */
export const emptyPool = {
  name: '',
  description: '',
  kind: 'manual' as PoolRecord['kind'],
  rule: {} as Record<string, string>,
  ownerUserId: null as string | null,
  isPrivate: false,
  targetSize: null as number | null,
};
export type PoolValues = typeof emptyPool;

export const poolValues = (pool: PoolRecord): PoolValues => ({
  name: pool.name,
  description: pool.description ?? '',
  kind: pool.kind,
  rule: filtersOfRule(pool.rule),
  ownerUserId: pool.owner?.id ?? null,
  isPrivate: pool.isPrivate,
  targetSize: pool.targetSize,
});

export const poolSchema = z
  .object(poolFields)
  .refine(({ kind, rule }) => kind === 'manual' || rule !== null, {
    path: ['rule'],
    params: { code: 'REQUIRED' },
  });
export type PoolForm = ZodForm<PoolValues, z.output<typeof poolSchema>>;

/** Converts the values to the API's format; a manual pool has no rule, even if one was begun. */
export function poolInput({ rule, ...values }: PoolValues) {
  const asked = ruleOfFilters(rule);
  const isRule = values.kind === 'smart' && Object.keys(asked).length > 0;
  return { ...emptyToNull(values, ['description']), rule: isRule ? asked : null };
}
