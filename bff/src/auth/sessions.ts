import { limits } from '@muster/contracts';
import type { Role } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { clientAddress } from '../http/client-address.ts';
import type { CurrentSession } from './current-session.ts';
import { hashSessionId } from './session-id.ts';
import { sessionLimits } from './session-limits.ts';
import { SessionModel } from './session.model.ts';
import type { RevokeReason, SessionRecord } from './session.model.ts';

const day = 86_400_000;

interface StartOptions {
  keepMe?: boolean;
  /** With one live role it is chosen at once; `role` is the effective one. */
  assignment?: { id: Types.ObjectId; role: Role } | null;
}

/** Signs a person in: a new cookie id, a new record, the oldest of too many sessions ended. */
export async function startSession(
  req: Request,
  userId: Types.ObjectId,
  { keepMe = false, assignment = null }: StartOptions = {},
): Promise<SessionRecord> {
  const now = new Date();
  const record = await open(req, userId, { keepMe, assignment, signedInAt: now, provenAt: now });
  await endOldest(userId);
  return record;
}

/** Chooses or switches the role: new cookie id, new CSRF secret, the old record closed. */
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

/** A fresh proof of the password: new cookie id, same role. */
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

/** Signs out: the record is closed and the cookie's payload removed. */
export async function endSession(
  req: Request,
  sessionId: Types.ObjectId,
  reason: RevokeReason = 'sign_out',
): Promise<void> {
  await revokeSessions({ _id: sessionId }, reason);
  await new Promise<void>((resolve, reject) =>
    req.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve())),
  );
}

/** Ends sessions; each next request with one of them answers SESSION_REVOKED. */
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

/** The live sessions of a user, latest use first. */
export async function listSessions(
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SessionRecord[]> {
  const now = new Date();
  return SessionModel.find({
    userId,
    revokedAt: null,
    idleExpiresAt: { $gt: now },
    absoluteExpiresAt: { $gt: now },
  })
    .session(session)
    .sort({ lastSeenAt: -1 })
    .select('-csrfSecret -idHash')
    .lean<SessionRecord[]>();
}

interface OpenOptions {
  keepMe: boolean;
  assignment: { id: Types.ObjectId; role: Role } | null;
  signedInAt: Date;
  provenAt: Date;
  /** The end that a session made from another one may not pass. */
  notAfter?: Date;
}

async function open(
  req: Request,
  userId: Types.ObjectId,
  { keepMe, assignment, signedInAt, provenAt, notAfter }: OpenOptions,
): Promise<SessionRecord> {
  const now = new Date();
  const { idle, absolute } = sessionLimits(assignment?.role ?? null, keepMe);
  const end = Math.min(signedInAt.getTime() + absolute, notAfter?.getTime() ?? Infinity);
  await logIn(req, userId);
  // Without this the cookie ends with the browser; the record ends earlier in any case.
  if (keepMe) req.session.cookie.maxAge = end - now.getTime();
  const record = await SessionModel.create({
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
    csrfSecret: randomBytes(32).toString('base64url'),
    purgeAt: new Date(end + 90 * day),
  });
  return record.toObject();
}

/** Passport regenerates the cookie's id here, which is what defeats session fixation. */
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
