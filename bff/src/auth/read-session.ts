import type { ErrorCode, PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';
import { UserModel } from '../identity/user.model.ts';
import { createActor, type Actor } from './actor.ts';
import type { CurrentSession } from './current-session.ts';
import { actAsTarget, readImpersonation } from './read-impersonation.ts';
import { effectiveRole } from './effective-roles.ts';
import { sessionLimits } from './session-limits.ts';
import { findSessionWithUser } from './session-with-user.ts';
import { SessionModel, type RevokeReason, type SessionRecord } from './session.model.ts';

/** Why a cookie's session is over. */
export interface SessionEnd {
  readonly code: Extract<ErrorCode, 'SESSION_EXPIRED' | 'SESSION_REVOKED'>;
  readonly reason: RevokeReason;
}

/** A usable session, or how it ended; both null if there never was one. */
export interface SessionReading {
  readonly session: CurrentSession | null;
  readonly end: SessionEnd | null;
}

export const noSession: SessionReading = { session: null, end: null };

const expired: SessionReading = {
  session: null,
  end: { code: 'SESSION_EXPIRED', reason: 'expired' },
};
const revoked = (reason: RevokeReason): SessionReading => ({
  session: null,
  end: { code: 'SESSION_REVOKED', reason },
});

/** Reads the session record with the current state of the user and the role. */
export async function readSession(idHash: string): Promise<SessionReading> {
  const found = await findSessionWithUser(idHash);
  if (!found) return noSession;
  const { record, user, assignment, roles } = found;
  if (record.revokedAt) return revoked(record.revokeReason ?? 'admin');
  if (record.parkedBy) return revoked('role_change');
  const now = new Date();
  if (record.idleExpiresAt <= now || record.absoluteExpiresAt <= now) return expired;
  const impersonation = record.impersonationId ? await readImpersonation(record) : null;
  if (!user || (record.impersonationId && !impersonation)) return noSession;
  if (user.status === 'disabled' || user.status === 'anonymised' || user.status === 'invited')
    return revoked('disabled');
  if (user.passwordChangedAt && user.passwordChangedAt > lastProofOf(record))
    return revoked('password_change');
  const actor = assignment && (await actorOf(user._id, assignment));
  const own: CurrentSession = {
    id: record._id,
    record,
    user,
    assignment,
    actor,
    roles,
    impersonation: null,
    csrfToken: record.csrfSecret,
  };
  return {
    session: impersonation ? await actAsTarget(own, impersonation) : own,
    end: null,
  };
}

/** A sign-in by mailed link proves no password, but it comes after every earlier change. */
const lastProofOf = ({ signedInAt, provenAt }: SessionRecord): Date =>
  provenAt > signedInAt ? provenAt : signedInAt;

/**
 * Returns the actor of an assignment in its effective role, limited to the permissions of a key.
 */
export async function actorOf(
  userId: Types.ObjectId,
  assignment: RoleAssignment,
  only: ReadonlySet<PermissionName> | null = null,
): Promise<Actor> {
  const facts = {
    userId,
    assignmentId: assignment._id,
    role: await effectiveRole(assignment),
    companyId: assignment.companyId,
    candidateId: assignment.candidateId,
  };
  return createActor(facts, null, only);
}

const touchEvery = 60_000;

/** Extends the idle expiry of a session; not called for background traffic. */
export async function touchSession(session: CurrentSession): Promise<void> {
  const { record, impersonation } = session;
  const actor = impersonation ? impersonation.realActor : session.actor;
  const now = Date.now();
  if (now - record.lastSeenAt.getTime() < touchEvery) return;
  const { idle } = sessionLimits(actor?.role ?? null, record.keepMe);
  const idleExpiresAt = new Date(Math.min(now + idle, record.absoluteExpiresAt.getTime()));
  await Promise.all([
    SessionModel.updateOne(
      { _id: record._id, revokedAt: null },
      { $set: { lastSeenAt: new Date(now), idleExpiresAt } },
    ),
    UserModel.updateOne({ _id: record.userId }, { $set: { lastSeenAt: new Date(now) } }),
  ]);
}
