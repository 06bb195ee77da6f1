import { entriesOf } from './filter-entry.ts';
import type { FilterDefinition, FilterValues } from './filter.types.ts';
import { useFilterText } from './use-filter-text.ts';

/** Returns filters in words, one sentence each, as their chips show them: "English at least B2". */
export function useFilterWords(): (
  values: FilterValues,
  filters: readonly FilterDefinition[],
) => string[] {
  const { operatorText, valueText } = useFilterText();
  return (values, filters) =>
    entriesOf(values, filters).map(({ entry, filter }) =>
      [
        filter.label,
        operatorText(entry.operator, filter.kind),
        valueText(filter, entry, filter.options ?? []),
      ].join(' '),
    );
}
