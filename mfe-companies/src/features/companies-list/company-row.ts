import type { companyEndpoints, ResponseOf } from '@muster/contracts';

/** A company as the list shows it. */
export type CompanyRow = ResponseOf<typeof companyEndpoints.list>['data'][number];
