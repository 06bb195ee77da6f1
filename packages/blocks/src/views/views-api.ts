import type { MusterApi } from '@muster/kit';
import type { savedViewEndpoints } from './view-endpoints.ts';

type WholeApi = MusterApi<typeof savedViewEndpoints>;

/** The host API's hooks that saved views use; any API made with `savedViewEndpoints` fits. */
export type ViewsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `useViews${string}Query` | `useViews${string}Mutation`>
>;
