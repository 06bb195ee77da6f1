import type { MusterApi } from '@muster/kit';
import type { placementBlockEndpoints } from './placement-endpoints.ts';

type WholeApi = MusterApi<typeof placementBlockEndpoints>;

/** The host API's hooks that the drawer uses; any API made with its endpoints fits. */
export type PlacementsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;
