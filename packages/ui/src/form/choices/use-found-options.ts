import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldOption } from '../field.types.ts';

const debounce = 250;

interface Looking<Option> {
  /** Looks choices up; called after a short rest while typing, and once with `''` on opening. */
  search: (query: string) => Promise<readonly Option[]>;
  opened: boolean;
  query: string;
  /** The name that the field shows: searching for it would only find itself. */
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

  // Callers make the function anew with each render; only what is typed asks again.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!opened) return undefined;
    let isLatest = true;
    const show = (options: readonly Option[]) => {
      if (isLatest) setFound({ query: text, options });
    };
    // A look-up that failed offers nothing; typing on asks again.
    ask(text).then(show, () => show([]));
    return () => {
      isLatest = false;
    };
  }, [opened, text]);
  return { options: found?.options ?? [], loading: opened && found?.query !== text };
}
