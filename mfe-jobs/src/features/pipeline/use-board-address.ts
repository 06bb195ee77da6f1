import { useLocation, useNavigate } from 'react-router-dom';
import { readableQuery } from '@muster/contracts';
import type { BoardFilters } from './use-board.ts';

const keys = ['q', 'owner', 'score', 'ended', 'view', 'person', 'compare'] as const;
type Key = (typeof keys)[number];

const recordIds = /^[0-9a-f]{24}(,[0-9a-f]{24})*$/;

/** The board's state in the URL: filters, list or board, open card, comparison. */
export function useBoardAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const value = (key: Key) => params.get(key);
  const q = value('q') ?? '';
  const owner = recordIds.test(value('owner') ?? '') ? value('owner') : null;
  const score = /^\d{1,2}$|^100$/.test(value('score') ?? '') ? value('score') : null;
  const ended = value('ended') === 'shown';
  const compare = value('compare') ?? '';

  const filters: BoardFilters = {
    ...(q && { q }),
    ...(owner && { 'filter[owner]': owner }),
    ...(score && { 'filter[score][gte]': Number(score) }),
    ...(ended && { ended: 'shown' as const }),
  };

  function set(changes: Partial<Record<Key, string | null>>, replace = false) {
    const next = new URLSearchParams(location.search);
    for (const [key, text] of Object.entries(changes))
      if (text) next.set(key, text);
      else next.delete(key);
    const query = readableQuery(next);
    void navigate({ pathname: location.pathname, search: query && `?${query}` }, { replace });
  }

  return {
    filters,
    q,
    owner,
    score,
    ended,
    set,
    isFiltered: q !== '' || owner !== null || score !== null,
    view: value('view') === 'list' ? ('list' as const) : ('board' as const),
    person: value('person'),
    compared: recordIds.test(compare) ? compare.split(',') : [],
    clear: () => set({ q: null, owner: null, score: null }),
  };
}
export type BoardAddress = ReturnType<typeof useBoardAddress>;
