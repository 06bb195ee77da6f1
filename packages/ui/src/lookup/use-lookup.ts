import { useEffect, useEffectEvent, useState } from 'react';

interface Answer<Option> {
  query: string;
  options: readonly Option[];
  failed: boolean;
}

interface Lookup<Option> {
  options: readonly Option[];
  /** The text that the options were looked up for; undefined before the first answer. */
  answered: string | undefined;
  /** Whether the look-up failed; another text tries again. */
  failed: boolean;
}

/** Looks up the options for a text while enabled. Only a new text looks them up again. */
export function useLookup<Option>(
  search: (query: string) => Promise<readonly Option[]>,
  { query, enabled }: { query: string; enabled: boolean },
): Lookup<Option> {
  const [answer, setAnswer] = useState<Answer<Option>>();
  // Callers create the function on each render.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!enabled) return undefined;
    let isLatest = true;
    const show = (options: readonly Option[], failed: boolean) => {
      if (isLatest) setAnswer({ query, options, failed });
    };
    ask(query).then(
      (options) => show(options, false),
      () => show([], true),
    );
    return () => {
      isLatest = false;
    };
  }, [enabled, query]);
  return {
    options: answer?.options ?? [],
    answered: answer?.query,
    failed: answer?.failed ?? false,
  };
}
