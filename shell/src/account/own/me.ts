import type { ResponseOf, meEndpoints } from '@muster/contracts';

/** The user's own account, as the sections of its drawer edit it. */
export type Me = ResponseOf<typeof meEndpoints.read>;
