import type { Model } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from '../identity/role-assignment.model.ts';
import { UserModel, type User } from '../identity/user.model.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';

/** A session as it stands, with whose it is and the role that they work in. */
export interface SessionWithUser {
  readonly record: SessionRecord;
  readonly user: User | null;
  /** The live assignment of that user; null while none is chosen. */
  readonly assignment: RoleAssignment | null;
  /** All live roles of that user, oldest grant first. */
  readonly roles: readonly RoleAssignment[];
}

/** What a model keeps from whoever does not ask for it by name: secrets of an account. */
const withoutHidden = <T>({ schema }: Model<T>): Record<string, 0> => {
  const hidden: Record<string, 0> = {};
  schema.eachPath((path, { options }) => {
    if ((options as { select?: boolean }).select === false) hidden[path] = 0;
  });
  return hidden;
};

const hiddenOfUsers = withoutHidden(UserModel);

/** Reads what nearly every request needs with one query; null where there is no such session. */
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
