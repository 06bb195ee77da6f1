import type { PermissionName } from '@muster/contracts';
import type { ApprovalKind } from '../../../approvals/approval-kind.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { refuseSelf, scopeFor } from '../users.policy.ts';

interface Asked {
  permission: PermissionName;
  id: string;
  body: { version: number; reason: string };
  /** @throws AppError for an account to which this does not apply */
  require: (user: User, roles: readonly RoleAssignment[]) => void;
}

/** Asks a second person for an approval about an account within the actor's scope. */
export const askAbout = (
  ctx: RequestContext,
  kind: ApprovalKind,
  { permission, id, body, require }: Asked,
): Promise<{ approvalId: string; expiresAt: string; already: boolean }> =>
  transact(ctx, async (tx) => {
    const scope = await scopeFor(ctx.actor, permission);
    const user = await UserModel.findOne(
      { $and: [{ _id: recordId(id), deletedAt: null }, scope.filter] },
      null,
      { session: tx.session },
    ).lean();
    if (!user) throw new AppError('NOT_FOUND');
    refuseSelf(ctx.actor, user._id);
    require(user, await liveAssignments([user._id], tx.session));
    if (user.version !== body.version) throw versionConflict(user, []);
    const asked = await requestApproval(tx, kind, {
      subjectId: user._id,
      payload: {},
      reason: body.reason,
    });
    return {
      approvalId: asked.id.toHexString(),
      expiresAt: asked.expiresAt.toISOString(),
      already: asked.already,
    };
  });
