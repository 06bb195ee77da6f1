import { formatDate } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import { labelsOf, type FilterEntry } from './filter-entry.ts';
import type { FilterDefinition, FilterKind, FilterOperator, FilterOption } from './filter.types.ts';
import { tableMessages } from './messages.ts';

/** Returns the words for comparisons and values, the same in chips and editors. */
export function useFilterText() {
  const t = useT(tableMessages);

  function operatorText(operator: FilterOperator, kind: FilterKind): string {
    if (kind === 'date' && operator === 'gte') return t('operators.from');
    if (kind === 'date' && operator === 'lte') return t('operators.until');
    if (kind === 'text' && operator === 'is') return t('operators.contains');
    return t(`operators.${operator}`);
  }

  function valueText(
    filter: FilterDefinition,
    entry: FilterEntry,
    options: readonly FilterOption[],
  ): string {
    if (filter.format) return filter.format(entry.value);
    switch (filter.kind) {
      case 'boolean':
        return t(entry.value === 'true' ? 'filters.yes' : 'filters.no');
      case 'date':
        return formatDate(entry.value);
      case 'number':
        return filter.unit ? `${entry.value} ${filter.unit}` : entry.value;
      case 'text':
        return entry.value;
      default: {
        const [first = '', second, ...rest] = labelsOf(entry.value, options);
        if (second === undefined) return first;
        if (rest.length === 0) return `${first}, ${second}`;
        return t('filters.moreValues', { first, count: rest.length + 1 });
      }
    }
  }

  return { operatorText, valueText };
}
