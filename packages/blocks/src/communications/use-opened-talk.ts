import { useFollow, useListAddress } from '@muster/kit';

const names = ['write', 'reply', 'call'] as const;
export type OpenedTalk = (typeof names)[number];

/**
 * Reads from the address what is open over the timeline: `?write=new`, `?reply=<id>`, `?call=new`.
 */
export function useOpenedTalk() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const show = (what: OpenedTalk | null, id = 'new') => {
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    if (what) next.set(what, id);
    const query = next.toString();
    follow(query ? `${pathname}?${query}` : pathname);
  };
  const what = names.find((name) => params.has(name)) ?? null;
  return { what, id: what && params.get(what), show };
}
