import { actorOf } from '../../auth/read-session.ts';
import type { ReaderContext } from '../../lists/list-source.ts';
import { hasLivePlacement } from '../placements/placements.service.ts';
import { RoleAssignmentModel } from '../users/role-assignment.model.ts';
import type { RoleAssignment } from '../users/role-assignment.model.ts';
import { UserModel } from '../users/user.model.ts';
import type { User } from '../users/user.model.ts';
import type { ExportRecord } from './export.model.ts';

/** Whoever asked, with the rights of this moment; null when account or role are gone. */
export async function readerOf({
  userId,
  assignmentId,
}: ExportRecord): Promise<ReaderContext | null> {
  const [user, assignment] = await Promise.all([
    UserModel.findOne({ _id: userId, status: 'active', deletedAt: null }).lean<User>(),
    RoleAssignmentModel.findOne({
      _id: assignmentId,
      userId,
      revokedAt: null,
    }).lean<RoleAssignment>(),
  ]);
  if (!user || !assignment) return null;
  return { actor: await actorOf(userId, assignment, hasLivePlacement), session: { user } };
}
