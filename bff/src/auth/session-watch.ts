import type { Types } from 'mongoose';
import { readSession } from './read-session.ts';
import { SessionModel } from './session.model.ts';
import { lacksTwoStep } from './two-step-rule.ts';
import type { CurrentSession } from './current-session.ts';
import type { RequestContext } from '../http/context.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { UserModel } from '../identity/user.model.ts';

/** The session of an open connection, which has to end with the session. */
export interface SessionWatch {
  readonly sessionId: Types.ObjectId;
  readonly idHash: string;
  /** The user, the role and the impersonated user for whom it was opened. */
  readonly identity: string;
  /** Marks of all data that decides about the session, from its last successful check. */
  marks: string | null;
}

export const createWatch = ({ session }: Pick<RequestContext, 'session'>): SessionWatch => ({
  sessionId: session.id,
  idHash: session.record.idHash,
  identity: identityOf(session),
  marks: null,
});

const identityOf = ({ actor, impersonation }: CurrentSession): string =>
  [
    actor?.assignmentId.toHexString(),
    actor?.role,
    impersonation?.record._id.toHexString(),
    impersonation?.mode,
  ].join(' ');

/**
 * Finds watches whose session ended or changed its identity. Three queries for all watches show
 * where something changed; only there the session is read as a request would read it. None is
 * extended.
 */
export async function findOver(watches: readonly SessionWatch[]): Promise<SessionWatch[]> {
  if (watches.length === 0) return [];
  const marksOf = await readMarks(watches);
  const over: SessionWatch[] = [];
  for (const watch of watches) {
    const marks = marksOf(watch);
    if (marks !== null && marks === watch.marks) continue;
    if (marks !== null && (await isStillGood(watch))) watch.marks = marks;
    else over.push(watch);
  }
  return over;
}

async function isStillGood({ idHash, identity }: SessionWatch): Promise<boolean> {
  const { session } = await readSession(idHash);
  return (
    session?.actor !== null &&
    session?.actor !== undefined &&
    identityOf(session) === identity &&
    session.user.status !== 'pending_setup' &&
    !lacksTwoStep(session)
  );
}

/**
 * Reads a text per session that differs once any deciding data differs; null: the session is over.
 */
async function readMarks(
  watches: readonly SessionWatch[],
): Promise<(watch: SessionWatch) => string | null> {
  const sessions = await SessionModel.find(
    { _id: { $in: watches.map(({ sessionId }) => sessionId) } },
    {
      userId: 1,
      assignmentId: 1,
      targetUserId: 1,
      targetAssignmentId: 1,
      impersonationId: 1,
      revokedAt: 1,
      parkedBy: 1,
      idleExpiresAt: 1,
      absoluteExpiresAt: 1,
    },
  ).lean();
  const [users, assignments] = await Promise.all([
    UserModel.find(
      { _id: { $in: sessions.flatMap(({ userId, targetUserId }) => [userId, targetUserId]) } },
      { version: 1 },
    ).lean(),
    RoleAssignmentModel.find(
      {
        _id: { $in: sessions.flatMap((one) => [one.assignmentId, one.targetAssignmentId]) },
        revokedAt: null,
      },
      { version: 1 },
    ).lean(),
  ]);
  const versionOf = versionsIn([...users, ...assignments]);
  const byId = new Map(sessions.map((one) => [one._id.toHexString(), one]));
  const now = new Date();
  return ({ sessionId }) => {
    const session = byId.get(sessionId.toHexString());
    if (!session || session.revokedAt || session.parkedBy) return null;
    if (session.idleExpiresAt <= now || session.absoluteExpiresAt <= now) return null;
    // Impersonation can end for many reasons, so it is read completely each time.
    if (session.impersonationId) return `${now.getTime()}`;
    return [session.userId, session.assignmentId].map(versionOf).join(' ');
  };
}

type Versioned = { _id: Types.ObjectId; version: number };

function versionsIn(records: readonly Versioned[]): (id: Types.ObjectId | null) => string {
  const versions = new Map(records.map(({ _id, version }) => [_id.toHexString(), version]));
  return (id) => String(id && versions.get(id.toHexString()));
}
