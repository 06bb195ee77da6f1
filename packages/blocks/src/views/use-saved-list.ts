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
  /** The host's API, made with `savedViewEndpoints`. */
  api: ViewsApi;
  /** Name of the list. */
  name: ListName;
}

/** The state of a list that has saved views. */
export interface SavedList extends ListState {
  api: ViewsApi;
  name: ListName;
  /** Null until they are loaded. */
  views: readonly SavedView[] | null;
  /** The view that the address names. */
  viewId: string | null;
  /** Whether an address without a query opens a view. */
  hasDefault: boolean;
  /**
   * The list's own query, shown as loading until the layout of the list is known, so that columns
   * and rows appear once, in their final form.
   */
  held: typeof unanswered;
  /** Whether the layout of the list is still unknown. */
  isHeld: boolean;
}

/** Pause after choosing columns before the choice is saved on the server. */
const settleMs = 600;

/**
 * {@link useListState} with saved views: their layout, the user's own layout, and the default view.
 */
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

  // The address names the open view, so that it can be copied.
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

/** Returns what the next visit's first paint needs: views that decide the layout of a list. */
const forFirstPaint = ({ data, layout }: Views): Views => ({
  data: data.filter(({ isDefault, columns, density }) => isDefault || columns || density),
  layout,
});
