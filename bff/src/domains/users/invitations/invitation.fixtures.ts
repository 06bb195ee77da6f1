import type { Tx } from '../../../db/unit-of-work.ts';
import { issueToken } from '../../auth/api/account-tokens.ts';
import { agencyInvitation, invitedAccount } from './invited-account.ts';
import { grantRoles } from '../roles/role-rules.ts';
import type { User } from '../../../identity/user.model.ts';

/** Creates an invitation of this address as staff viewer. */
export async function createInvitation(tx: Tx, email: string): Promise<User> {
  const person = { email, firstName: 'Ines', lastName: 'Prata' };
  const { user } = await invitedAccount(tx, person, agencyInvitation);
  const holding = { role: 'staff_viewer', companyId: null, candidateId: null } as const;
  await grantRoles(tx, user._id, [{ holding, path: 'role' }]);
  await issueToken(tx, { purpose: 'invite', userId: user._id, email, life: 3_600_000 });
  return user;
}
