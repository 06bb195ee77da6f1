import { homeEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The counts in the navigation, all in one request. */
export const navCountsApi = createMusterApi({ counts: homeEndpoints.navigation });
