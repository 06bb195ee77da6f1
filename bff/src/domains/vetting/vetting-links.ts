import type { Types } from 'mongoose';

/** Where the vetting of a person is read, and their interviews are managed. */
export const vettingLink = (candidateId: Types.ObjectId): string =>
  `/candidates/${candidateId.toHexString()}/profile/vetting`;
export const interviewsLink = (candidateId: Types.ObjectId): string =>
  `${vettingLink(candidateId)}-interview`;
