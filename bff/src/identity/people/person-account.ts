import type { ClientSession, Types } from 'mongoose';
import { RoleAssignmentModel } from '../role-assignment.model.ts';
import { UserModel, displayName } from '../user.model.ts';

/** The account with which a candidate sees their own record. */
export interface PersonAccount {
  readonly userId: Types.ObjectId;
  readonly email: string;
  readonly name: string;
  /** Whether it has other roles as well: at a client or on the staff. */
  readonly hasOtherRoles: boolean;
}

/** Null if the record belongs to no account. */
export async function accountOf(
  { _id, userId }: { _id: Types.ObjectId; userId: Types.ObjectId | null },
  session: ClientSession | null = null,
): Promise<PersonAccount | null> {
  const user = userId && (await UserModel.findById(userId, null, { session }).lean());
  if (!user) return null;
  const other = await RoleAssignmentModel.exists({
    userId: user._id,
    revokedAt: null,
    candidateId: { $ne: _id },
  }).session(session);
  return {
    userId: user._id,
    email: user.email,
    name: displayName(user),
    hasOtherRoles: other !== null,
  };
}
