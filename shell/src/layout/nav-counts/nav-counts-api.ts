import { clientCandidateEndpoints, homeEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The counts in the navigation, all in one request; a client's are of their own. */
export const navCountsApi = createMusterApi({
  counts: homeEndpoints.navigation,
  clientWaiting: clientCandidateEndpoints.waiting,
});
