import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountOfMail } from '../../../identity/account-of-mail.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { requireOpenCompanies } from '../api/open-companies.ts';

/**
 * Frees the address for an accepted invitation: an older, never used account with the address
 * remains an invitation.
 * @throws AppError DUPLICATE if the address has an account by now, GONE
 */
export async function claimAddress(tx: Tx, userId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const user = await UserModel.findById(userId).session(session).lean();
  if (!user) throw new AppError('TOKEN_REVOKED');
  await requireOpenCompanies(tx, await liveAssignments([userId], session));
  if (user.invitation === null) return;
  if (await accountOfMail(user.emailNorm, session)) throw new AppError('DUPLICATE');
  const unused = await UserModel.findOne({ emailNorm: user.emailNorm, invitation: null })
    .session(session)
    .lean();
  if (unused) await changeUser(tx, unused._id, { $set: { invitation: unused._id.toHexString() } });
}
