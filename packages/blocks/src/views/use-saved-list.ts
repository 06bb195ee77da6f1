import { useEffect, useEffectEvent, useState } from 'react';
import {
  readableQuery,
  savedViewsSchema,
  type ListName,
  type ResponseOf,
  type SavedView,
  type viewEndpoints,
} from '@muster/contracts';
import {
  isBareListUrl,
  readStored,
  unanswered,
  useActor,
  useCan,
  useListAddress,
  useListState,
  writeStored,
  type ListState,
  type ListStateOptions,
} from '@muster/kit';
import { useDebouncedCallback } from '@muster/ui';
import type { ViewsApi } from './views-api.ts';
import { useViewsListQuery, useViewsSaveLayoutMutation } from './views-hooks.ts';

type Views = ResponseOf<typeof viewEndpoints.list>;

export interface SavedListOptions extends Pick<ListStateOptions, 'key' | 'defaults' | 'accepts'> {
  /** The host's api, made with `savedViewEndpoints`. */
  api: ViewsApi;
  /** Whose views these are. */
  name: ListName;
}

/** The state of a list that has saved views. */
export interface SavedList extends ListState {
  api: ViewsApi;
  name: ListName;
  /** Null until they are known. */
  views: readonly SavedView[] | null;
  /** The one that the address names. */
  viewId: string | null;
  /** Whether an address without a query opens a view. */
  hasDefault: boolean;
  /**
   * The list's own query, as long as nothing tells how the list is to look taken for one that
   * loads: columns and rows appear once, and right.
   */
  held: typeof unanswered;
  /** Nothing tells yet how the list is to look. */
  isHeld: boolean;
}

/** A pause in choosing columns, after which the choice goes to the server. */
const settleMs = 600;

/** {@link useListState} with saved views: their layout, the person's own, and the default view. */
export function useSavedList({ api, name, key, defaults, accepts }: SavedListOptions): SavedList {
  const { params } = useListAddress();
  const can = useCan();
  const actor = useActor();
  const reads = can('view.read');
  const query = useViewsListQuery(api, { params: { list: name } }, { skip: !reads });
  const [saveLayout] = useViewsSaveLayoutMutation(api);
  const memory = `${key}.views.${actor?.id}`;
  const [remembered] = useState(() => readStored(memory, isViews));
  const known = query.data ?? remembered;
  const opensFirst = known?.data.find(({ isDefault }) => isDefault) ?? null;

  const viewId = isBareListUrl(params) ? (opensFirst?.id ?? null) : params.get('view');
  const view = known?.data.find(({ id }) => id === viewId) ?? null;
  const keepLayout = useDebouncedCallback(
    (layout: Views['layout']) => void saveLayout({ params: { list: name }, body: layout }),
    { delay: settleMs, flushOnUnmount: true },
  );
  const list = useListState({
    key,
    defaults,
    accepts,
    opens: opensFirst && `view=${opensFirst.id}&${opensFirst.query}`,
    saved: {
      view,
      own: known?.layout,
      onOwnChange: (layout) => can('view.manage') && keepLayout(layout),
    },
  });

  const { data } = query;
  useEffect(() => {
    if (data) writeStored(memory, forFirstPaint(data));
  }, [data, memory]);

  // The address says what is shown, so that it can be copied.
  const nameView = useEffectEvent(() => list.go(readableQuery(list.params), true));
  useEffect(() => {
    if (list.opening) nameView();
  }, [list.opening]);

  const holding = reads && known === null && !query.isError;
  return {
    ...list,
    api,
    name,
    views: data?.data ?? null,
    viewId,
    hasDefault: opensFirst !== null,
    isHeld: holding,
    held: (own) => (holding ? unanswered(own) : own),
  };
}

const isViews = (value: unknown): value is Views => savedViewsSchema.safeParse(value).success;

/** What the first paint of the next visit needs: views that decide how a list looks. */
const forFirstPaint = ({ data, layout }: Views): Views => ({
  data: data.filter(({ isDefault, columns, density }) => isDefault || columns || density),
  layout,
});
