import { homeEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The counts in the navigation of staff, all in one request. */
export const staffCountsApi = createMusterApi({ counts: homeEndpoints.navigation });
