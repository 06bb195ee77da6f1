import { dayMs, limits, type Role } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { clientAddress } from '../http/client-address.ts';
import type { ImpersonationRecord } from '../identity/impersonation.model.ts';
import type { CurrentSession } from './current-session.ts';
import { hashSessionId } from './session-id.ts';
import { sessionLimits } from './session-limits.ts';
import { SessionModel, type RevokeReason, type SessionRecord } from './session.model.ts';

export interface StartOptions {
  /** The id of the record, if it was recorded before; otherwise a new one. */
  id?: Types.ObjectId;
  keepMe?: boolean;
  /** A code is due: the session is only good for the second step, and not for long. */
  secondStepDue?: boolean;
  /** The last proof of the password, if it was not now. */
  provenAt?: Date;
  /** The only live role, which is chosen at once; `role` is the effective one. */
  assignment?: { id: Types.ObjectId; role: Role } | null;
}

/** Signs a user in: new cookie id, new record, and the oldest sessions beyond the limit end. */
export async function startSession(
  req: Request,
  userId: Types.ObjectId,
  { id, keepMe = false, assignment = null, secondStepDue = false, provenAt }: StartOptions = {},
): Promise<SessionRecord> {
  const now = new Date();
  const record = await open(req, userId, {
    ...(id && { id }),
    keepMe,
    assignment,
    signedInAt: now,
    provenAt: provenAt ?? now,
    secondStepDue,
    ...(secondStepDue && { notAfter: new Date(now.getTime() + limits.twoFactor.pending) }),
  });
  // An incomplete sign-in ends no other session.
  if (!secondStepDue) await endOldest(userId);
  return record;
}

/** Chooses or switches the role: new cookie id, new CSRF secret; closes the old record. */
export async function chooseAssignment(
  req: Request,
  current: CurrentSession,
  assignment: { id: Types.ObjectId; role: Role },
): Promise<SessionRecord> {
  const { signedInAt, provenAt, keepMe, absoluteExpiresAt, userId } = current.record;
  await revokeSessions({ _id: current.id }, 'role_change');
  return open(req, userId, {
    keepMe,
    assignment,
    signedInAt,
    provenAt,
    notAfter: absoluteExpiresAt,
  });
}

/** Records a fresh proof of the password: new cookie id, same role. */
export async function renewProof(req: Request, current: CurrentSession): Promise<SessionRecord> {
  const { signedInAt, keepMe, absoluteExpiresAt, userId, assignmentId } = current.record;
  await revokeSessions({ _id: current.id }, 'rotated');
  return open(req, userId, {
    keepMe,
    assignment:
      assignmentId && current.actor ? { id: assignmentId, role: current.actor.role } : null,
    signedInAt,
    provenAt: new Date(),
    notAfter: absoluteExpiresAt,
  });
}

/**
 * Parks the user's own session for an impersonation; false if it is over or parked already. The
 * cookie gets the session of the impersonation with {@link openImpersonation}.
 */
export async function parkSession(
  sessionId: Types.ObjectId,
  impersonationId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const { modifiedCount } = await SessionModel.updateOne(
    { _id: sessionId, revokedAt: null, parkedBy: null },
    { $set: { parkedBy: impersonationId } },
    { session },
  );
  return modifiedCount === 1;
}

/** Starts an impersonating session: new cookie id, new CSRF secret, the same real user. */
export async function openImpersonation(
  req: Request,
  current: CurrentSession,
  impersonation: ImpersonationRecord,
): Promise<SessionRecord> {
  // When the mode changes, the user's own session stays parked.
  if (current.impersonation) await revokeSessions({ _id: current.id }, 'role_change');
  const { absoluteExpiresAt, userId } = current.record;
  return open(req, userId, {
    ...continuation(current.record),
    assignment: ownRole(current),
    notAfter: absoluteExpiresAt,
    impersonation,
  });
}

/**
 * Returns to the user's own session as a new record; null if that ended meanwhile, which signs out.
 * If two calls race, one returns and the other finds nothing to stop.
 */
export async function returnToOwnSession(
  req: Request,
  current: CurrentSession,
): Promise<SessionRecord | null> {
  const { impersonationId, userId } = current.record;
  if ((await revokeSessions({ _id: current.id }, 'rotated')) === 0) throw new AppError('NOT_FOUND');
  const parked = await SessionModel.findOneAndUpdate(
    {
      userId,
      parkedBy: impersonationId,
      revokedAt: null,
      absoluteExpiresAt: { $gt: new Date() },
    },
    { $set: { revokedAt: new Date(), revokeReason: 'rotated' } },
  ).lean();
  if (!parked) {
    await destroyPayload(req);
    return null;
  }
  return open(req, userId, {
    ...continuation(parked),
    assignment: ownRole(current),
    notAfter: parked.absoluteExpiresAt,
  });
}

const continuation = ({ signedInAt, provenAt, keepMe }: SessionRecord) => ({
  signedInAt,
  provenAt,
  keepMe,
});

function ownRole(current: CurrentSession): { id: Types.ObjectId; role: Role } | null {
  const { actor, impersonation } = current;
  const own = impersonation ? impersonation.realActor : actor;
  return own && { id: own.assignmentId, role: own.role };
}

/** Signs out: closes the record and removes the cookie's payload. */
export async function endSession(
  req: Request,
  sessionId: Types.ObjectId,
  reason: RevokeReason = 'sign_out',
): Promise<void> {
  await revokeSessions({ _id: sessionId }, reason);
  await destroyPayload(req);
}

const destroyPayload = (req: Request) =>
  new Promise<void>((resolve, reject) =>
    req.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve())),
  );

/** Ends sessions; the next request of each is answered with SESSION_REVOKED. */
export async function revokeSessions(
  filter: QueryFilter<SessionRecord>,
  reason: RevokeReason,
  session?: ClientSession,
): Promise<number> {
  const result = await SessionModel.updateMany(
    { ...filter, revokedAt: null },
    { $set: { revokedAt: new Date(), revokeReason: reason } },
    session ? { session } : {},
  );
  return result.modifiedCount;
}

/**
 * Returns the live sessions of a user, latest use first. This includes impersonating sessions, but
 * neither parked sessions nor sign-ins that wait for their code.
 */
export async function listSessions(
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SessionRecord[]> {
  const now = new Date();
  return SessionModel.find({
    userId,
    revokedAt: null,
    parkedBy: null,
    secondStepDue: { $ne: true },
    idleExpiresAt: { $gt: now },
    absoluteExpiresAt: { $gt: now },
  })
    .session(session)
    .sort({ lastSeenAt: -1 })
    .select('-csrfSecret -idHash')
    .lean();
}

interface OpenOptions {
  id?: Types.ObjectId;
  secondStepDue?: boolean;
  keepMe: boolean;
  assignment: { id: Types.ObjectId; role: Role } | null;
  signedInAt: Date;
  provenAt: Date;
  /** The latest end of a session that was created from another one. */
  notAfter?: Date;
  /** The user that the session acts as; the session still belongs to the user who opened it. */
  impersonation?: ImpersonationRecord;
}

async function open(
  req: Request,
  userId: Types.ObjectId,
  options: OpenOptions,
): Promise<SessionRecord> {
  const { id, secondStepDue = false, keepMe, assignment } = options;
  const { signedInAt, provenAt, notAfter, impersonation } = options;
  const now = new Date();
  const { idle, absolute } = sessionLimits(assignment?.role ?? null, keepMe);
  const end = Math.min(signedInAt.getTime() + absolute, notAfter?.getTime() ?? Infinity);
  await logIn(req, userId);
  // Without this the cookie ends with the browser; the record ends earlier in any case.
  if (keepMe) req.session.cookie.maxAge = end - now.getTime();
  const record = await SessionModel.create({
    ...(id && { _id: id }),
    secondStepDue,
    idHash: hashSessionId(req.sessionID),
    userId,
    assignmentId: assignment?.id ?? null,
    ip: clientAddress(req),
    userAgent: (req.get('user-agent') ?? '').slice(0, 400),
    keepMe,
    signedInAt,
    createdAt: now,
    lastSeenAt: now,
    provenAt,
    idleExpiresAt: new Date(Math.min(now.getTime() + idle, end)),
    absoluteExpiresAt: new Date(end),
    ...(impersonation && {
      impersonationId: impersonation._id,
      targetUserId: impersonation.targetUserId,
      targetAssignmentId: impersonation.targetAssignmentId,
    }),
    csrfSecret: randomBytes(32).toString('base64url'),
    purgeAt: new Date(end + 90 * dayMs),
  });
  return record.toObject();
}

/** Passport regenerates the cookie's id here, which prevents session fixation. */
const logIn = (req: Request, userId: Types.ObjectId) =>
  new Promise<void>((resolve, reject) =>
    req.logIn({ id: userId.toHexString() }, (error: unknown) =>
      error ? reject(toError(error)) : resolve(),
    ),
  );

async function endOldest(userId: Types.ObjectId): Promise<void> {
  const live = await listSessions(userId);
  const tooMany = live
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(limits.session.parallel);
  if (tooMany.length > 0)
    await revokeSessions({ _id: { $in: tooMany.map(({ _id }) => _id) } }, 'rotated');
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
