import { staffRoles, type userEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { isStaffRole } from '../roles/role-rules.ts';
import { displayName, UserModel } from '../../../identity/user.model.ts';
import { holdersOf, matches } from './user-search.ts';

const optionsShown = 20;

/** Lists active colleagues, without clients and candidates. */
export const userOptions: Service<(typeof userEndpoints)['options']> = async (_ctx, { query }) => {
  const holders = await holdersOf(query.role ? [query.role] : staffRoles);
  const users = await UserModel.find({
    $and: [{ _id: { $in: holders }, status: 'active' }, query.q ? matches(query.q) : {}],
  })
    .select('firstName lastName preferredName')
    .sort({ nameKey: 1, _id: 1 })
    .limit(optionsShown)
    .lean();
  const assignments = await liveAssignments(users.map(({ _id }) => _id));
  return users.map((user) => ({
    id: user._id.toHexString(),
    name: displayName(user),
    roles: assignments
      .filter((one) => one.userId.equals(user._id) && isStaffRole(one))
      .map(({ role }) => role),
  }));
};
