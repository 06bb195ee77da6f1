import type { authEndpoints, SessionState } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { SessionContext } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Input } from '../../../http/mount.ts';
import { recordId } from '../../../db/record-id.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { sessionStateOf } from '../api/session-state.ts';

/** Chooses or switches the role; a revoked role, or another user's, is not found. */
export async function chooseRole(
  ctx: SessionContext,
  { body }: Input<typeof authEndpoints.chooseRole>,
): Promise<SessionState> {
  const userId = ctx.session.user._id;
  const assignment = await RoleAssignmentModel.findOne({
    _id: recordId(body.assignmentId),
    userId,
    revokedAt: null,
  }).lean();
  if (!assignment) throw new AppError('NOT_FOUND');
  await recordRoleUse(userId, assignment._id);
  // Session limits depend on the audience, which the granted role determines.
  return sessionStateOf(await ctx.cookie.choose({ id: assignment._id, role: assignment.role }));
}

/** Remembers the role for the next sign-in. */
export async function recordRoleUse(
  userId: Types.ObjectId,
  assignmentId: Types.ObjectId,
): Promise<void> {
  await Promise.all([
    RoleAssignmentModel.updateOne({ _id: assignmentId }, { $set: { lastUsedAt: new Date() } }),
    UserModel.updateOne({ _id: userId }, { $set: { lastAssignmentId: assignmentId } }),
  ]);
}
