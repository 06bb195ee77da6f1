import type { ResponseOf, viewEndpoints } from '@muster/contracts';
import type { ViewsApi } from './views-api.ts';

type AnyHook = (...args: unknown[]) => unknown;

/** The fields of a read that the blocks use. */
interface Read<R> {
  data?: R;
  currentData?: R;
  isError: boolean;
}
type Reads = {
  useViewsListQuery: Read<ResponseOf<typeof viewEndpoints.list>>;
  useViewsCountsQuery: Read<ResponseOf<typeof viewEndpoints.counts>>;
};
type Answer<K extends keyof ViewsApi> = K extends keyof Reads ? Reads[K] : ReturnType<ViewsApi[K]>;

/**
 * Returns a hook of the host's API under a known name. A list keeps one API for its lifetime, so
 * the hook never changes between renders.
 */
function hookOf<K extends keyof ViewsApi>(name: K) {
  const useHook = (api: ViewsApi, ...args: unknown[]): unknown => {
    const hook = api[name] as AnyHook;
    return hook(...args);
  };
  return useHook as (api: ViewsApi, ...args: Parameters<ViewsApi[K]>) => Answer<K>;
}

export const useViewsListQuery = hookOf('useViewsListQuery');
export const useViewsCountsQuery = hookOf('useViewsCountsQuery');
export const useViewsCreateMutation = hookOf('useViewsCreateMutation');
export const useViewsCopyMutation = hookOf('useViewsCopyMutation');
export const useViewsUpdateMutation = hookOf('useViewsUpdateMutation');
export const useViewsDeleteMutation = hookOf('useViewsDeleteMutation');
export const useViewsRestoreMutation = hookOf('useViewsRestoreMutation');
export const useViewsArrangeMutation = hookOf('useViewsArrangeMutation');
export const useViewsSaveLayoutMutation = hookOf('useViewsSaveLayoutMutation');
