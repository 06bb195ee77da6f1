import type { Types } from 'mongoose';
import type { SessionRecord } from './session.model.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { effectiveRoles } from './effective-roles.ts';

/** Returns sessions as their owner and administrators see them; `current` is the reader's own. */
export async function sessionViews(
  sessions: readonly SessionRecord[],
  current: Types.ObjectId | null,
) {
  const ids = sessions.flatMap(({ assignmentId }) => (assignmentId ? [assignmentId] : []));
  const assignments = await RoleAssignmentModel.find({ _id: { $in: ids } }).lean();
  const roleOf = await effectiveRoles(assignments);
  const roles = new Map(assignments.map((one) => [one._id.toHexString(), roleOf(one)]));
  return sessions.map((session) => ({
    id: session._id.toHexString(),
    createdAt: session.signedInAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    ip: session.ip,
    userAgent: session.userAgent,
    role: roles.get(session.assignmentId?.toHexString() ?? '') ?? null,
    isCurrent: current?.equals(session._id) ?? false,
  }));
}
