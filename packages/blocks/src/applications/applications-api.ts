import type { MusterApi } from '@muster/kit';
import type { applicationBlockEndpoints } from './application-endpoints.ts';

type WholeApi = MusterApi<typeof applicationBlockEndpoints>;

/** The host API's hooks that these parts use; any API made with their endpoints fits. */
export type ApplicationsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;
