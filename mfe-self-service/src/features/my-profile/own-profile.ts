import type { ownProfileEndpoints, ResponseOf } from '@muster/contracts';

/** What a candidate may see of themselves. */
export type OwnProfile = ResponseOf<typeof ownProfileEndpoints.read>;
