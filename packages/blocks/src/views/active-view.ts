import type { SavedView } from '@muster/contracts';
import type { BuiltInView } from './built-in-view.ts';
import type { SavedList } from './use-saved-list.ts';

/** The view that is open: one of the list's own, or a saved one. */
export interface ActiveView {
  readonly builtIn: BuiltInView | null;
  readonly saved: SavedView | null;
  /** Filters, order or layout differ from what is saved. */
  readonly changed: boolean;
}

type ListFacts = Pick<SavedList, 'views' | 'viewId' | 'viewQuery' | 'normal' | 'layout'>;

/**
 * Which view an address shows: the one that it names, also when it was changed since, else the one
 * that asks for the same rows, in whatever order the address says it.
 */
export function activeView(list: ListFacts, builtIns: readonly BuiltInView[]): ActiveView {
  const { viewQuery, normal, viewId, layout } = list;
  const views = list.views ?? [];
  const named = views.find(({ id }) => id === viewId);
  if (named)
    return {
      builtIn: null,
      saved: named,
      changed: normal(named.query) !== viewQuery || layout.changed,
    };
  const asks = ({ query }: { query: string }) => normal(query) === viewQuery;
  const builtIn = builtIns.find(asks) ?? null;
  const saved = builtIn ? null : (views.find(asks) ?? null);
  return { builtIn, saved, changed: false };
}
