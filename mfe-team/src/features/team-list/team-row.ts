import type { ResponseOf, teamEndpoints } from '@muster/contracts';

/** A person of the agency as the list shows them. */
export type TeamRow = ResponseOf<typeof teamEndpoints.list>['data'][number];
