import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { changeUser } from '../../../identity/change-user.ts';
import type { User } from '../../../identity/user.model.ts';
import { invitedAccount, type InvitedPerson } from '../invitations/invited-account.ts';
import { grantRoles } from '../roles/role-rules.ts';

/**
 * Creates the invitation of a person who signed up, for the account created in the same
 * transaction. It is separate from open invitations to the address: signing up accepts none of
 * them.
 * @throws AppError VALIDATION_FAILED if the record belongs to another account
 */
export async function openSignUpAccount(
  tx: Tx,
  { country, timeZone, ...person }: InvitedPerson & Pick<User, 'country' | 'timeZone'>,
  candidateId: Types.ObjectId,
): Promise<Types.ObjectId> {
  const { user } = await invitedAccount(tx, person, `sign-up ${candidateId.toHexString()}`);
  // The form asked for both: the first steps only have to confirm them.
  await changeUser(tx, user._id, { $set: { country, timeZone } });
  const holding = { role: 'candidate' as const, companyId: null, candidateId };
  await grantRoles(tx, user._id, [{ holding, path: 'email' }]);
  return user._id;
}
