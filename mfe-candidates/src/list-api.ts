import { candidateListEndpoint, skillEndpoints } from '@muster/contracts';
import { customFieldBlockEndpoints, savedViewEndpoints } from '@muster/blocks';
import { createMusterApi, type MusterApi } from '@muster/kit';

const endpoints = {
  ...savedViewEndpoints,
  ...customFieldBlockEndpoints,
  candidatesList: candidateListEndpoint,
  skillsSearch: skillEndpoints.search,
} as const;
export type ListEndpoints = typeof endpoints;

/**
 * Shared API of this remote with only what the list needs before its first rows. Other endpoints
 * load with the screens that use them: `api.ts` extends the same API.
 */
export const listApi: MusterApi<ListEndpoints> = createMusterApi(endpoints);
