import type { Types } from 'mongoose';
import { HeldValues } from '../../db/held-values.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import type { CurrentSession } from '../current-session.ts';
import { holdingSessions } from '../held-sessions.ts';
import { actorOf, noSession, type SessionReading } from '../read-session.ts';
import type { SessionRecord } from '../session.model.ts';
import { ApiKeyModel, type ApiKey } from './api-key.model.ts';
import { hashKeySecret } from './key-secret.ts';

/** Cached like sessions, because the same events change the caller. */
export const heldKeys = new HeldValues<SessionReading>({
  collections: [...holdingSessions.collections, ApiKeyModel.collection.name],
  heldFor: holdingSessions.heldFor,
  mayStay: ({ session }) => session !== null && session.record.absoluteExpiresAt > new Date(),
});

/** Returns the user of this key; none if the key is unknown, expired or void. */
export function readKey(secret: string) {
  const secretHash = hashKeySecret(secret);
  return heldKeys.get(secretHash, () => findKey(secretHash));
}

async function findKey(secretHash: string): Promise<SessionReading> {
  const key = await ApiKeyModel.findOne({ secretHash, endedAt: null }).lean();
  if (!key || key.expiresAt <= new Date()) return noSession;
  const [user, assignment] = await Promise.all([
    UserModel.findById(key.userId).lean(),
    RoleAssignmentModel.findOne({
      _id: key.assignmentId,
      userId: key.userId,
      revokedAt: null,
    }).lean(),
  ]);
  if (!user || !assignment || isVoid(key, user)) return noSession;
  const only = key.permissions && new Set(key.permissions);
  const session: CurrentSession = {
    id: key._id,
    record: recordOf(key),
    user,
    assignment,
    actor: await actorOf(user._id, assignment, only),
    roles: null,
    impersonation: null,
    csrfToken: '',
    apiKey: { id: key._id, access: key.access, permissions: key.permissions },
  };
  return { session, end: null };
}

/** Checks whether the user changed the password since, or may not sign in any more. */
export const isVoid = (
  { createdAt }: Pick<ApiKey, 'createdAt'>,
  { status, passwordChangedAt }: Pick<User, 'status' | 'passwordChangedAt'>,
): boolean =>
  (status !== 'active' && status !== 'pending_setup') ||
  (passwordChangedAt !== null && passwordChangedAt > createdAt);

const never = new Date(0);

/**
 * Builds a session record for a key. A key proves no password, so actions that need a fresh proof
 * are refused.
 */
const recordOf = (key: ApiKey): SessionRecord => ({
  _id: key._id,
  idHash: `key:${key._id.toHexString()}`,
  userId: key.userId,
  assignmentId: key.assignmentId,
  ip: '',
  userAgent: '',
  keepMe: false,
  secondStepDue: false,
  signedInAt: key.createdAt,
  createdAt: key.createdAt,
  lastSeenAt: key.lastUsedAt ?? key.createdAt,
  provenAt: never,
  idleExpiresAt: key.expiresAt,
  absoluteExpiresAt: key.expiresAt,
  revokedAt: null,
  revokeReason: null,
  impersonationId: null,
  targetUserId: null,
  targetAssignmentId: null,
  parkedBy: null,
  csrfSecret: '',
  purgeAt: key.expiresAt,
});

const noteUseEvery = 60_000;
const noted = new Map<string, number>();

/** Records the use of a key, at most once a minute in each process. */
export async function noteKeyUse(keyId: Types.ObjectId): Promise<void> {
  const now = Date.now();
  const id = keyId.toHexString();
  if (now - (noted.get(id) ?? 0) < noteUseEvery) return;
  noted.set(id, now);
  await ApiKeyModel.updateOne({ _id: keyId }, { $set: { lastUsedAt: new Date(now) } });
}
