import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
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
  person: InvitedPerson,
  candidateId: Types.ObjectId,
): Promise<Types.ObjectId> {
  const { user } = await invitedAccount(tx, person, `sign-up ${candidateId.toHexString()}`);
  const holding = { role: 'candidate' as const, companyId: null, candidateId };
  await grantRoles(tx, user._id, [{ holding, path: 'email' }]);
  return user._id;
}
