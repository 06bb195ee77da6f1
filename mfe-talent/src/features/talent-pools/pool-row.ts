import type { poolEndpoints, ResponseOf } from '@muster/contracts';

/** A talent pool as the list shows it. */
export type PoolRow = ResponseOf<typeof poolEndpoints.list>['data'][number];
