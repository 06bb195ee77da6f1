import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { supervisorsById } from './supervisors.ts';

/**
 * Returns as whom the holder of an address decides at the client: one of these supervisors, if they
 * may decide today; null for everybody else. A link mailed to a supervisor grants no more than
 * that.
 */
export async function supervisorByMail(
  companyId: Types.ObjectId,
  supervisorIds: readonly (Types.ObjectId | null)[],
  emailNorm: string,
): Promise<RoleAssignment | null> {
  const supervisors = await supervisorsById(supervisorIds);
  const userIds = [...supervisors.values()].flatMap(({ userId, eligible }) =>
    eligible ? userId : [],
  );
  const users = await UserModel.find({ _id: { $in: userIds } }, { email: 1 }).lean();
  const holder = users.find(({ email }) => normaliseEmail(email) === emailNorm);
  if (!holder) return null;
  const held = await RoleAssignmentModel.find({
    userId: holder._id,
    companyId,
    revokedAt: null,
    role: { $in: ['client_admin', 'client_manager'] },
  }).lean();
  return held.find(({ role }) => role === 'client_admin') ?? held[0] ?? null;
}
