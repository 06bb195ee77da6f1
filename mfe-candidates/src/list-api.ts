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
 * The one api of this remote, as far as the list needs it before its rows are there. All else comes
 * with the screens that use it: `api.ts` is the same api with that.
 */
export const listApi: MusterApi<ListEndpoints> = createMusterApi(endpoints);
