import type { MusterApi } from '@muster/kit';
import type { blockEndpoints } from './block-endpoints.ts';
import { createHostApi } from './host-api.tsx';

type WholeApi = MusterApi<typeof blockEndpoints>;

/** The host API's hooks that the blocks use; any API made with `blockEndpoints` fits. */
export type BlocksApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, useHostApi, hostHook } = createHostApi<BlocksApi>('BlocksProvider');

/** Gives the nested blocks the API of their host, so that both share one store and one cache. */
export const BlocksProvider = Provider;

/** Returns the host's API. Throws outside {@link BlocksProvider}. */
export const useBlocksApi = useHostApi;

export { hostHook };
