import { chatEndpoints, clientCandidateEndpoints, homeEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The counts in the navigation, all in one request; a client's and those of the chat are of their own. */
export const navCountsApi = createMusterApi({
  counts: homeEndpoints.navigation,
  chatUnread: chatEndpoints.unread,
  clientWaiting: clientCandidateEndpoints.waiting,
});
