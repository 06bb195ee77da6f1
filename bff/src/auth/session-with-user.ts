import type { Model } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from '../identity/role-assignment.model.ts';
import { UserModel, type User } from '../identity/user.model.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';

/** The current state of a session, with its user and active role. */
export interface SessionWithUser {
  readonly record: SessionRecord;
  readonly user: User | null;
  /** The user's live assignment; null while none is chosen. */
  readonly assignment: RoleAssignment | null;
  /** All live roles of the user, oldest grant first. */
  readonly roles: readonly RoleAssignment[];
}

/** Excludes fields that a model selects only by name: secrets of an account. */
const withoutHidden = <T>({ schema }: Model<T>): Record<string, 0> => {
  const hidden: Record<string, 0> = {};
  schema.eachPath((path, { options }) => {
    if ((options as { select?: boolean }).select === false) hidden[path] = 0;
  });
  return hidden;
};

const hiddenOfUsers = withoutHidden(UserModel);

/** Reads with one query what nearly every request needs; null if there is no such session. */
export async function findSessionWithUser(idHash: string): Promise<SessionWithUser | null> {
  const [found] = await SessionModel.aggregate<
    SessionRecord & { users: User[]; roles: RoleAssignment[] }
  >([
    { $match: { idHash } },
    {
      $lookup: {
        from: UserModel.collection.name,
        localField: 'userId',
        foreignField: '_id',
        pipeline: [{ $project: hiddenOfUsers }],
        as: 'users',
      },
    },
    {
      $lookup: {
        from: RoleAssignmentModel.collection.name,
        localField: 'userId',
        foreignField: 'userId',
        pipeline: [{ $match: { revokedAt: null } }, { $sort: { grantedAt: 1, _id: 1 } }],
        as: 'roles',
      },
    },
  ]);
  if (!found) return null;
  const { users, roles, ...record } = found;
  const assignment = roles.find(({ _id }) => record.assignmentId?.equals(_id)) ?? null;
  return { record, user: users[0] ?? null, assignment, roles };
}
