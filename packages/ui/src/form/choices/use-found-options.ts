import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldOption } from '../field.types.ts';

const debounce = 250;

interface Looking<Option> {
  /** Searches for options; debounced while typing, and called once with `''` on opening. */
  search: (query: string) => Promise<readonly Option[]>;
  opened: boolean;
  query: string;
  /** The name that the field shows, which is not searched because it would only find itself. */
  shownName?: string | undefined;
}

/** The choices that a search finds while one types into an open list. */
export function useFoundOptions<Option extends FieldOption>({
  search,
  opened,
  query,
  shownName,
}: Looking<Option>): { options: readonly Option[]; loading: boolean } {
  const [settled] = useDebouncedValue(query, debounce);
  const [found, setFound] = useState<{ query: string; options: readonly Option[] }>();
  const text = settled === shownName ? '' : settled;

  // Callers create the function on each render; only typed text triggers a search.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!opened) return undefined;
    let isLatest = true;
    const show = (options: readonly Option[]) => {
      if (isLatest) setFound({ query: text, options });
    };
    // A failed search shows no options; further typing retries.
    ask(text).then(show, () => show([]));
    return () => {
      isLatest = false;
    };
  }, [opened, text]);
  return { options: found?.options ?? [], loading: opened && found?.query !== text };
}
