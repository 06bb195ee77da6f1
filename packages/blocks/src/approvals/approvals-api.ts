import type { MusterApi } from '@muster/kit';
import type { approvalBlockEndpoints } from './approval-endpoints.ts';

type WholeApi = MusterApi<typeof approvalBlockEndpoints>;

/** The host API's hooks that the approvals use; any API made with their endpoints fits. */
export type ApprovalsApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;
