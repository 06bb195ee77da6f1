import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { UserModel } from '../../identity/user.model.ts';
import { forgetAccount } from './users.forget.ts';
import { anonymiseAccountApproval } from './two-people/anonymise-account.ts';
import { ownerApproval } from './two-people/make-owner.ts';
import { usersList } from './users.list.ts';
import { personalRoles } from './users.personal.ts';
import { userRoutes } from './users.router.ts';
import { zoneOfUser } from './zone-of-user.ts';

export const usersDomain: Domain = {
  name: 'users',
  collections: [browsable(UserModel)],
  routes: userRoutes,
  lists: [usersList],
  personal: [personalRoles],
  forget: forgetAccount,
  approvals: [ownerApproval, anonymiseAccountApproval],
  recipientZone: zoneOfUser,
};
