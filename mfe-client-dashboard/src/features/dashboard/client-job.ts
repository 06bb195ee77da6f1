import type { jobEndpoints, ResponseOf } from '@muster/contracts';

export type ClientJobs = ResponseOf<typeof jobEndpoints.forClient>;
/** A job as its client sees it: no rates, no other client. */
export type ClientJob = ClientJobs['jobs'][number];
