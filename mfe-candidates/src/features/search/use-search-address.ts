import { useLocation, useNavigate } from 'react-router-dom';
import { limits, peopleSearchQuery, peopleSearchSorts, readableQuery } from '@muster/contracts';

const keys = ['q', 'sort', 'page', 'compare', 'why', 'saved', 'do'] as const;
type Key = (typeof keys)[number];
type Sort = (typeof peopleSearchSorts)[number];

/** `why=pick`: the candidate is still to be chosen in the drawer. */
export const nobodyYet = 'pick';

const idList = /^[0-9a-f]{24}(,[0-9a-f]{24})*$/;

/** Query, sort, page, and compared candidates: all in the URL. */
export function useSearchAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const value = (key: Key) => params.get(key) ?? '';
  const q = value('q');
  const sort: Sort = peopleSearchSorts.find((known) => known === value('sort')) ?? 'relevance';
  const page = peopleSearchQuery.shape.page.safeParse(value('page') || undefined).data ?? 1;
  const compared = idList.test(value('compare')) ? value('compare').split(',') : [];

  function set(changes: Partial<Record<Key, string | null>>) {
    const next = new URLSearchParams(location.search);
    for (const [key, text] of Object.entries(changes))
      if (text) next.set(key, text);
      else next.delete(key);
    const query = readableQuery(next);
    void navigate({ pathname: location.pathname, search: query && `?${query}` });
  }

  return {
    q,
    sort,
    page,
    set,
    compared: compared.slice(0, limits.peopleSearch.compare),
    /** Whose absence to explain: an id, or `pick`; null if not requested. */
    whyNot: idList.test(value('why')) || value('why') === nobodyYet ? value('why') : null,
    showsSaved: value('saved') !== '',
    /** Another query starts on its first page. */
    ask: (text: string) => set({ q: text, page: null, compare: null, why: null, saved: null }),
  };
}
export type SearchAddress = ReturnType<typeof useSearchAddress>;
