import { chatEndpoints, clientCandidateEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The counts that every frame may show; those of staff are `staff-counts-api.ts`. */
export const navCountsApi = createMusterApi({
  chatUnread: chatEndpoints.unread,
  clientWaiting: clientCandidateEndpoints.waiting,
});
