import type { ResponseOf, authEndpoints } from '@muster/contracts';

/** The purpose of an account link. */
export type AccountLink = ResponseOf<typeof authEndpoints.inspectLink>;
