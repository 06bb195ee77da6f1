import type { MusterApi } from '@muster/kit';
import type { savedViewEndpoints } from './view-endpoints.ts';

type WholeApi = MusterApi<typeof savedViewEndpoints>;

/** The hooks of the host's api that saved views use; any made with `savedViewEndpoints` fits. */
export type ViewsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `useViews${string}Query` | `useViews${string}Mutation`>
>;
