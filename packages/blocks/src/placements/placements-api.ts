import type { MusterApi } from '@muster/kit';
import type { placementBlockEndpoints } from './placement-endpoints.ts';

type WholeApi = MusterApi<typeof placementBlockEndpoints>;

/** The hooks of the host's api that the drawer uses; any made with its endpoints fits. */
export type PlacementsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;
