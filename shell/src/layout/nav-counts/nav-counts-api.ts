import { approvalEndpoints, homeEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** What the counts in the navigation are made of. */
export const navCountsApi = createMusterApi({
  queue: homeEndpoints.queue,
  approvals: approvalEndpoints.list,
});
