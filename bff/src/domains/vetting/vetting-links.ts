import type { Types } from 'mongoose';

/** Returns the path of a candidate's vetting and interviews. */
export const vettingLink = (candidateId: Types.ObjectId): string =>
  `/candidates/${candidateId.toHexString()}/profile/vetting`;
export const interviewsLink = (candidateId: Types.ObjectId): string =>
  `${vettingLink(candidateId)}-interview`;
