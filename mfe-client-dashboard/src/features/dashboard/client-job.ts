import type { clientJobEndpoints, ResponseOf } from '@muster/contracts';

export type ClientJobs = ResponseOf<typeof clientJobEndpoints.forClient>;
/** Job as its client sees it: no rates, no other client. */
export type ClientJob = ClientJobs['jobs'][number];
