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
    SessionRecord & { users: User[]; assignments: RoleAssignment[] }
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
        localField: 'assignmentId',
        foreignField: '_id',
        as: 'assignments',
      },
    },
  ]);
  if (!found) return null;
  const { users, assignments, ...record } = found;
  const assignment = record.assignmentId ? assignments[0] : undefined;
  const isLive =
    assignment?.userId.equals(record.userId) && (assignment.revokedAt ?? null) === null;
  return { record, user: users[0] ?? null, assignment: (isLive && assignment) || null };
}
