import type { jobEndpoints, ResponseOf } from '@muster/contracts';

/** A job as the list shows it; without company and recruiter for those who may read titles only. */
export type JobRow = ResponseOf<typeof jobEndpoints.list>['data'][number];
