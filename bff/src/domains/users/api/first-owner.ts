import { limits, normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { issueToken, mintToken } from '../../auth/api/account-tokens.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { waitForTurn } from '../roles/last-holder.ts';
import { grantRoles } from '../roles/role-rules.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';

export interface FirstOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Invites the owner of a new installation and returns the clear token of the invitation, which is
 * shown once and stored nowhere. A repeated call before the owner has accepted replaces the link.
 * @throws AppError DUPLICATE if an owner exists, or the mail belongs to another account
 */
export async function inviteFirstOwner(owner: FirstOwner): Promise<string> {
  const userId = await transact(systemContext('create-owner'), async (tx) => {
    await waitForTurn(tx, 'owner');
    const user = (await waitingOwner(tx, owner.email)) ?? (await createOwner(tx, owner));
    await issueToken(tx, {
      purpose: 'invite',
      userId: user._id,
      email: user.email,
      life: limits.token.invite,
    });
    await audit(tx, { action: 'user.invite_first_owner', entity: 'user', entityId: user._id });
    return user._id;
  });
  return mintToken(userId, 'invite');
}

async function waitingOwner(tx: Tx, email: string): Promise<User | null> {
  const holders: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: 'owner',
    revokedAt: null,
  }).session(tx.session);
  const owners = await UserModel.find({ _id: { $in: holders } })
    .session(tx.session)
    .lean();
  const waiting = owners.find(
    ({ status, emailNorm }) => status === 'invited' && emailNorm === normaliseEmail(email),
  );
  if (owners.length > 0 && !waiting) throw new AppError('DUPLICATE');
  return waiting ?? null;
}

async function createOwner(tx: Tx, { email, firstName, lastName }: FirstOwner): Promise<User> {
  const emailNorm = normaliseEmail(email);
  if (await UserModel.exists({ emailNorm, invitation: null }).session(tx.session))
    throw new AppError('DUPLICATE');
  const [user] = await UserModel.create([{ email, emailNorm, firstName, lastName }], {
    session: tx.session,
  });
  if (!user) throw new Error('The owner was not stored');
  const holding = { role: 'owner', companyId: null, candidateId: null } as const;
  await grantRoles(tx, user._id, [{ holding, path: 'roles[0]' }]);
  return user.toObject();
}
