import type { Types } from 'mongoose';
import { actorOf } from '../auth/read-session.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { UserModel, type User } from '../identity/user.model.ts';
import type { ReaderContext } from './list-source.ts';

/** The user of background work, and the role in which they requested it. */
export interface Asker {
  readonly userId: Types.ObjectId;
  readonly assignmentId: Types.ObjectId;
}

/**
 * Returns the requesting user with current rights; null if the account or the role no longer
 * exists.
 */
export async function readerBehind({
  userId,
  assignmentId,
}: Asker): Promise<(ReaderContext & { session: { user: User } }) | null> {
  const [user, assignment] = await Promise.all([
    UserModel.findOne({ _id: userId, status: 'active', deletedAt: null }).lean(),
    RoleAssignmentModel.findOne({
      _id: assignmentId,
      userId,
      revokedAt: null,
    }).lean(),
  ]);
  if (!user || !assignment) return null;
  return { actor: await actorOf(userId, assignment), session: { user } };
}
