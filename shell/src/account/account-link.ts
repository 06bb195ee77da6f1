import type { ResponseOf, authEndpoints } from '@muster/contracts';

/** What an account link is good for. */
export type AccountLink = ResponseOf<typeof authEndpoints.inspectLink>;
