import { useDebouncedValue } from '@mantine/hooks';
import { useLookup } from '../lookup/use-lookup.ts';
import type { FilterDefinition, FilterOption } from './filter.types.ts';

const debounce = 200;

interface FilterOptions {
  options: readonly FilterOption[];
  loading: boolean;
  failed: boolean;
}

/** Returns the choices of a filter for the typed text: loaded, or its own ones, narrowed down. */
export function useFilterOptions(filter: FilterDefinition, query: string): FilterOptions {
  const [settled] = useDebouncedValue(query, debounce);
  const isLoaded = filter.loadOptions !== undefined;
  const { options, answered, failed } = useLookup(
    async (text) => (await filter.loadOptions?.(text)) ?? [],
    { query: settled, enabled: isLoaded },
  );
  if (isLoaded) return { options, loading: answered !== query, failed };
  const text = query.trim().toLocaleLowerCase();
  return {
    options: (filter.options ?? []).filter(({ label }) => label.toLocaleLowerCase().includes(text)),
    loading: false,
    failed: false,
  };
}
