import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SearchHit, SearchResult } from '@muster/contracts';
import type { MusterStore } from '@muster/kit';
import { paletteApi } from './palette-api.ts';

/** Debounce in milliseconds before the server is asked. */
const rest = 120;

export type FoundRecords = {
  /** Results of this query, or of the previous one while this one is loading. */
  hits: readonly SearchHit[];
  busy: boolean;
  /** Absent until the search has responded once. */
  index?: SearchResult['index'];
  error?: unknown;
  retry: () => void;
};

type Answer = { query: string; attempt: number; data?: SearchResult; error?: unknown };

/** Returns the records found for a query while it is typed; an empty query finds none. */
export function useFoundRecords(query: string): FoundRecords {
  const dispatch = useDispatch<MusterStore['dispatch']>();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!query) return undefined;
    let stop = () => undefined as void;
    const timer = setTimeout(() => {
      const { find } = paletteApi.endpoints;
      const request = dispatch(find.initiate({ query: { q: query } }, { forceRefetch: true }));
      // Results of an outdated query are ignored.
      let isLatest = true;
      stop = () => {
        isLatest = false;
        request.abort();
        request.unsubscribe();
      };
      void request.then(({ data, error }) => {
        if (isLatest) setAnswer({ query, attempt, data, error });
      });
    }, rest);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [query, attempt, dispatch]);

  const isKin = answer && (query.startsWith(answer.query) || answer.query.startsWith(query));
  const isAnswered = answer?.query === query && answer.attempt === attempt;
  return {
    hits: (query && isKin && answer.data?.hits) || [],
    busy: query !== '' && !isAnswered,
    index: answer?.data?.index,
    error: query && isAnswered ? answer.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
