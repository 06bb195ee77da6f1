import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { MusterApi } from '@muster/kit';
import type { blockEndpoints } from './block-endpoints.ts';

type WholeApi = MusterApi<typeof blockEndpoints>;

/** The hooks of the host's api that the blocks use; any api made with `blockEndpoints` fits. */
export type BlocksApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const BlocksContext = createContext<BlocksApi | null>(null);

/** Gives the blocks beneath the api of their host, so that both share one store and one cache. */
export function BlocksProvider({ api, children }: { api: BlocksApi; children: ReactNode }) {
  return <BlocksContext value={api}>{children}</BlocksContext>;
}

/** The host's api. Throws outside {@link BlocksProvider}. */
export function useBlocksApi(): BlocksApi {
  const api = use(BlocksContext);
  if (!api) throw new Error('useBlocksApi: there is no BlocksProvider above');
  return api;
}
