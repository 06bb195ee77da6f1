import type { ResponseOf, userEndpoints } from '@muster/contracts';

/** The effects of disabling an account. */
export type Effects = ResponseOf<typeof userEndpoints.disableEffects>;
