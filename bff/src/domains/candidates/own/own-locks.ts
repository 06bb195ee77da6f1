import type { LockableOwnField, OwnLock, OwnLockReason } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { identityStatesOf } from '../../legal-identities/api/verified-identity.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Contracts and documents use them from the legal identity. */
const ofIdentity = ['firstName', 'lastName', 'country'] as const satisfies LockableOwnField[];

/** Returns what a candidate cannot change about themselves now, and why. */
export async function ownLocksOf(
  { _id, userId }: Pick<Candidate, '_id' | 'userId'>,
  session: ClientSession | null = null,
): Promise<OwnLock[]> {
  const identity = (await identityStatesOf([_id], session)).get(_id.toHexString());
  const isAtWork = await hasLivePlacement(_id, session);
  const because = (reason: OwnLockReason, fields: readonly LockableOwnField[]): OwnLock[] =>
    fields.map((field) => ({ field, reason }));
  return [
    ...(identity === 'verified' ? because('identity_verified', ofIdentity) : []),
    ...(identity === 'submitted' ? because('identity_in_review', ofIdentity) : []),
    ...(userId ? because('signs_in', ['email']) : []),
    ...(isAtWork ? because('rate_agreed', ['rate']) : []),
  ];
}
