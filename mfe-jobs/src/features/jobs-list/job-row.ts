import type { jobEndpoints, ResponseOf } from '@muster/contracts';

/** Job in the list; without company and recruiter for users who may only read titles. */
export type JobRow = ResponseOf<typeof jobEndpoints.list>['data'][number];
