import type { PermissionName, UserDetail } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import { liveAssignments } from '../../identity/role-assignments.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import { followHost } from '../client-interviews/api/interview-hosts.ts';
import { followAbsences } from '../vetting/api/interviewer-absences.ts';
import { userDetail } from './user.serializer.ts';
import { requireManageable, scopeFor } from './users.policy.ts';

/** Filter for one account within the actor's scope. */
type AccountFilter = QueryFilter<User>;

/** Changes an account within the actor's scope, and returns it as the actor sees it. */
export async function changeAccount(
  ctx: RequestContext,
  permission: PermissionName,
  id: string,
  change: (tx: Tx, account: AccountFilter) => Promise<User>,
): Promise<UserDetail> {
  const scope = await scopeFor(ctx.actor, permission);
  const account = { $and: [{ _id: recordId(id) }, scope.filter] };
  return transact(ctx, async (tx) => userDetail(ctx, scope, await change(tx, account), tx.session));
}

/** @throws AppError NOT_FOUND, also for accounts out of scope */
export async function findAccount({ session }: Tx, account: AccountFilter): Promise<User> {
  const user = await UserModel.findOne({ $and: [account, { deletedAt: null }] }, null, {
    session,
  }).lean();
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

/** @throws AppError FORBIDDEN for an actor who ranks below the account's current roles */
export async function requireAbove(
  { session }: Tx,
  actor: Actor,
  { _id }: Pick<User, '_id'>,
): Promise<void> {
  requireManageable(actor, await liveAssignments([_id], session));
}

/** Updates the tasks to find substitutes for an account's current and future interviews. */
export async function followInterviews(tx: Tx, userId: Types.ObjectId): Promise<void> {
  await followAbsences(tx, userId);
  await followHost(tx, userId);
}
