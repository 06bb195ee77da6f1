import type { ResponseOf, userEndpoints } from '@muster/contracts';

/** What disabling an account would do. */
export type Effects = ResponseOf<typeof userEndpoints.disableEffects>;
