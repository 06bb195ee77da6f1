import { href, teamRoutes } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { SubjectLabel } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { displayName, UserModel } from '../../../identity/user.model.ts';
import { presentStates } from '../../../records/team/follow-staff.ts';

/**
 * Returns those of these accounts that the actor may decide about after an owner's request. Another
 * owner decides; if there is only one, an administrator, since the only owner could otherwise never
 * have a second. Nobody decides about themselves. The future owner is not counted as one, so that
 * the decision can still be shown to its author.
 */
export async function decidableAccounts(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, SubjectLabel>> {
  const owners = actor.role === 'owner' ? null : await presentOwners(session);
  const users = await UserModel.find({ _id: { $in: [...ids] } }, null, { session }).lean();
  return new Map(
    users.flatMap((user) => {
      if (actor.selfUserIds.some((id) => id.equals(user._id))) return [];
      const others = owners?.filter((id) => !id.equals(user._id)).length ?? 0;
      if (others > 1) return [];
      const id = user._id.toHexString();
      const link = href(teamRoutes.userEdit, { id });
      return [[id, { label: displayName(user), link }] as const];
    }),
  );
}

/** Returns the owners who can sign in. */
async function presentOwners(session: ClientSession | null): Promise<Types.ObjectId[]> {
  const holders: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: 'owner',
    revokedAt: null,
  }).session(session);
  return UserModel.distinct('_id', {
    _id: { $in: holders },
    status: { $in: [...presentStates] },
  }).session(session);
}
