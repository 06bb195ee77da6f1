import { minuteMs } from '@muster/contracts';
import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { UserModel } from '../../identity/user.model.ts';
import { closeDueAccounts } from './closing/close-due.ts';
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
  jobs: [
    {
      name: 'users.close',
      everyMs: 5 * minuteMs,
      run: async ({ signal, log }) => {
        const closed = await closeDueAccounts(signal);
        if (closed > 0) log.info({ closed }, 'accounts closed on their day');
      },
    },
  ],
  recipientZone: zoneOfUser,
};
