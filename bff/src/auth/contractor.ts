import type { Types } from 'mongoose';

/** Tells whether a candidate has a live placement, which makes the role `contractor`. */
export type HasLivePlacement = (candidateId: Types.ObjectId) => Promise<boolean>;
