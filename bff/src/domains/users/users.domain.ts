import type { Domain } from '../domain.ts';
import { forgetAccount } from './users.forget.ts';
import { usersList } from './users.list.ts';
import { personalRoles } from './users.personal.ts';
import { userRoutes } from './users.router.ts';
import { zoneOfUser } from './zone-of-user.ts';

export const usersDomain: Domain = {
  name: 'users',
  routes: userRoutes,
  lists: [usersList],
  personal: [personalRoles],
  forget: forgetAccount,
  recipientZone: zoneOfUser,
};
