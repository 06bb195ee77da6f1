import { roles, type GrantableRole, type Role } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from '../identity/role-assignment.model.ts';
import { UserModel, type User } from '../identity/user.model.ts';

/** Creates a stored user: active, set up, with a unique mail address. */
export async function createUser(changes: Partial<User> = {}): Promise<User> {
  const email = changes.email ?? `${randomBytes(5).toString('hex')}@muster.test`;
  const user = await UserModel.create({
    email,
    emailNorm: email.toLowerCase(),
    emailVerifiedAt: new Date(),
    firstName: 'Ada',
    lastName: 'Okafor',
    status: 'active',
    timeZone: 'Europe/Lisbon',
    country: 'PT',
    ...changes,
  });
  return user.toObject();
}

/**
 * Creates a live role of a user. Client roles get a company and candidates a record unless given.
 */
export async function createAssignment(
  userId: Types.ObjectId,
  role: Role,
  changes: Partial<Pick<RoleAssignment, 'companyId' | 'candidateId' | 'revokedAt'>> = {},
): Promise<RoleAssignment> {
  const granted: GrantableRole = role === 'contractor' ? 'candidate' : role;
  const assignment = await RoleAssignmentModel.create({
    userId,
    role: granted,
    companyId: granted.startsWith('client_') ? new Types.ObjectId() : null,
    candidateId: granted === 'candidate' ? new Types.ObjectId() : null,
    ...changes,
  });
  return assignment.toObject();
}

/** Every effective role, for tests that cover all of them. */
export const everyRole = roles;
