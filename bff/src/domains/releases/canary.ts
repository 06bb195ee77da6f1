import type { Role } from '@muster/contracts';
import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { CurrentSession } from '../../auth/current-session.ts';
import type { Canary, Remote } from './remote.model.ts';

/** The reader of the registry; null: a visitor. */
export interface RegistryReader {
  userId: Types.ObjectId;
  /** Null until a role is chosen. */
  role: Role | null;
}

/**
 * Returns the user whose builds a session gets. During impersonation it is the real user: a canary
 * must not be seen through another user.
 */
export function readerOf(session: CurrentSession | null): RegistryReader | null {
  if (!session) return null;
  const { impersonation } = session;
  if (impersonation)
    return { userId: impersonation.realUser._id, role: impersonation.realActor?.role ?? null };
  return { userId: session.record.userId, role: session.assignment?.role ?? null };
}

/** Returns the build of a remote for a user. Visitors get the general one. */
export function buildFor(
  { _id, current, canary }: Pick<Remote, '_id' | 'current' | 'canary'>,
  reader: RegistryReader | null,
): string {
  return canary && reader && seesCanary(_id, canary, reader) ? canary.build : current;
}

function seesCanary(
  remote: string,
  { share, roles, userIds }: Canary,
  { userId, role }: RegistryReader,
): boolean {
  return (
    userIds.some((id) => id.equals(userId)) ||
    roles.some((shown) => shown === role) ||
    percentOf(remote, userId) < share
  );
}

/**
 * Returns a number from 0 to 99, stable for a user and a remote: a growing share keeps its users,
 * and each remote starts with others.
 */
export function percentOf(remote: string, userId: Types.ObjectId): number {
  const hash = createHash('sha256').update(`${remote}:${userId.toHexString()}`).digest();
  return hash.readUInt32BE(0) % 100;
}
