import type { ownProfileEndpoints, ResponseOf } from '@muster/contracts';

/** A candidate's profile as they may see it themselves. */
export type OwnProfile = ResponseOf<typeof ownProfileEndpoints.read>;
