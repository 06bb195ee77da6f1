import { Schema, model, type Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';

type Holding = Pick<RoleAssignment, 'role' | 'companyId'>;

/** One document for each "last holder" rule; writing it makes concurrent changes conflict. */
const RoleGuardModel = model<{ _id: string; turns: number }>(
  'RoleGuard',
  new Schema<{ _id: string; turns: number }>(
    { _id: { type: String, required: true }, turns: { type: Number, required: true } },
    { versionKey: false },
  ),
  'role_guards',
);

/** Serialises two transactions about the same rule. */
export async function waitForTurn(tx: Tx, rule: string): Promise<void> {
  await RoleGuardModel.updateOne(
    { _id: rule },
    { $inc: { turns: 1 } },
    { session: tx.session, upsert: true },
  );
}

/**
 * Refuses to remove the last owner, or the last client admin of a company. Two concurrent removals
 * would each still see the other holder, so both write the rule's document and the second one
 * retries.
 * @throws AppError LAST_OWNER, LAST_CLIENT_ADMIN
 */
export async function requireAnotherHolder(
  tx: Tx,
  userId: Types.ObjectId,
  taken: readonly Holding[],
): Promise<void> {
  for (const { role, companyId } of taken) {
    if (role !== 'owner' && role !== 'client_admin') continue;
    await waitForTurn(tx, companyId ? `${role}:${companyId.toHexString()}` : role);
    if (await isLastHolder(userId, { role, companyId }, tx))
      throw new AppError(role === 'owner' ? 'LAST_OWNER' : 'LAST_CLIENT_ADMIN');
  }
}

/** Checks whether this is the last active user with the role. */
export async function isLastHolder(
  userId: Types.ObjectId,
  { role, companyId }: Holding,
  tx: Pick<Tx, 'session'> | null = null,
): Promise<boolean> {
  const session = tx?.session ?? null;
  const others: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role,
    companyId,
    revokedAt: null,
    userId: { $ne: userId },
  }).session(session);
  const able = await UserModel.exists({
    _id: { $in: others },
    status: { $in: ['active', 'pending_setup', 'locked'] satisfies User['status'][] },
  }).session(session);
  return able === null;
}
