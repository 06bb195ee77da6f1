import { filterKey, poolMemberQuery } from '@muster/contracts';
import type { FilterDefinition, FilterValues } from '@muster/ui';
import { usePersonFilters } from '../../../shared/use-person-filters.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Returns the filters of members: those of their endpoint, and who was added by hand. */
export function useMemberFilters(filters: FilterValues, isSmart: boolean): FilterDefinition[] {
  const t = useMessages();
  const known = usePersonFilters(filters).flatMap((filter) => {
    const operators = (filter.operators ?? []).filter(
      (operator) =>
        filterKey(operator === 'is' ? filter.key : `${filter.key}.${operator}`) in
        poolMemberQuery.shape,
    );
    return operators.length > 0 ? [{ ...filter, operators }] : [];
  });
  if (!isSmart) return known;
  return [
    {
      key: 'place',
      label: t('pool.members.filter.place'),
      kind: 'single',
      operators: ['is'],
      options: (['pinned', 'excluded'] as const).map((value) => ({
        value,
        label: t(`pool.members.filter.${value}`),
      })),
    },
    ...known,
  ];
}
