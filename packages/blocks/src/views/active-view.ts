import type { SavedView } from '@muster/contracts';
import type { BuiltInView } from './built-in-view.ts';
import type { SavedList } from './use-saved-list.ts';

/** The open view: built-in or saved. */
export interface ActiveView {
  readonly builtIn: BuiltInView | null;
  readonly saved: SavedView | null;
  /** Whether filters, order or layout differ from the saved view. */
  readonly changed: boolean;
}

type ListFacts = Pick<SavedList, 'views' | 'viewId' | 'viewQuery' | 'normal' | 'layout'>;

/**
 * Returns the view of an address: the one that it names, even if changed since, otherwise the one
 * with the same query, in any order of its parameters.
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
