import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterDefinition, FilterOption } from './filter.types.ts';

const debounce = 200;

/** Returns the choices of a filter for the typed text: loaded, or its own ones, narrowed down. */
export function useFilterOptions(
  filter: FilterDefinition,
  query: string,
): { options: readonly FilterOption[]; loading: boolean } {
  const [settled] = useDebouncedValue(query, debounce);
  const [found, setFound] = useState<{ query: string; options: readonly FilterOption[] }>();
  const isLoaded = filter.loadOptions !== undefined;

  // Callers create the function on every render; only a change of the text loads again.
  const load = useEffectEvent(async (text: string) => (await filter.loadOptions?.(text)) ?? []);
  useEffect(() => {
    if (!isLoaded) return undefined;
    let isCurrent = true;
    const show = (options: readonly FilterOption[]) => {
      if (isCurrent) setFound({ query: settled, options });
    };
    // A failed look-up offers nothing; further typing tries again.
    load(settled).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, settled]);

  if (isLoaded) return { options: found?.options ?? [], loading: found?.query !== query };
  const text = query.trim().toLocaleLowerCase();
  const options = filter.options ?? [];
  return {
    options: options.filter((option) => option.label.toLocaleLowerCase().includes(text)),
    loading: false,
  };
}
