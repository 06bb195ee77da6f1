import { chatEndpoints, clientCandidateEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** Counts that every layout may show; those of staff are in `staff-counts-api.ts`. */
export const navCountsApi = createMusterApi({
  chatUnread: chatEndpoints.unread,
  clientWaiting: clientCandidateEndpoints.waiting,
});
