import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterDefinition, FilterOption } from './filter.types.ts';

const debounce = 200;

/** The choices of a filter for what is typed: looked up, or those it carries, narrowed. */
export function useFilterOptions(
  filter: FilterDefinition,
  query: string,
): { options: readonly FilterOption[]; loading: boolean } {
  const [settled] = useDebouncedValue(query, debounce);
  const [found, setFound] = useState<{ query: string; options: readonly FilterOption[] }>();
  const isLoaded = filter.loadOptions !== undefined;

  // Callers make the function anew with each render; only what is typed asks again.
  const load = useEffectEvent(async (text: string) => (await filter.loadOptions?.(text)) ?? []);
  useEffect(() => {
    if (!isLoaded) return undefined;
    let isCurrent = true;
    const show = (options: readonly FilterOption[]) => {
      if (isCurrent) setFound({ query: settled, options });
    };
    // A look-up that failed offers nothing; typing on asks again.
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
