import type { BulkItem, BulkRoleReason, userEndpoints } from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { displayName, UserModel } from '../../../identity/user.model.ts';
import { scopeFor, visibleRoles, type UserScope } from '../users.policy.ts';
import { replaceRoles } from './replace-roles.ts';
import { holdingOf, sameHolding, type Holding } from './role-rules.ts';

interface Change {
  scope: UserScope;
  change: 'give' | 'take';
  holding: Holding;
  dryRun: boolean;
}

/** Grants one role to several users, or revokes it; one failure does not stop the others. */
export const bulkRoles: Service<(typeof userEndpoints)['bulkRoles']> = async (ctx, { body }) => {
  const { ids, change, dryRun, role, companyId } = body;
  const scope = await scopeFor(ctx.actor, 'role.grant');
  const holding = holdingOf({ role, companyId, candidateId: null });
  const items: BulkItem[] = [];
  for (const id of new Set(ids))
    items.push(await changeOne(ctx, id, { scope, change, holding, dryRun }));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
};

/** Ends a dry run: rolls its transaction back. */
class Rehearsed extends Error {}

/** A dry run makes the whole change, so that all rules apply, and is rolled back. */
async function changeOne(ctx: RequestContext, id: string, asked: Change): Promise<BulkItem> {
  const { requestId, ip, session } = ctx;
  const seen: { name: string | null } = { name: null };
  const item = (outcome: BulkItem['outcome'], code: string | null): BulkItem => ({
    id,
    name: seen.name,
    outcome,
    code,
  });
  try {
    // The response covers the whole request: its idempotency key stays out of this change.
    const undone = await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
      const why = await change(tx, ctx, id, asked, seen);
      if (asked.dryRun && why === null) throw new Rehearsed();
      return why;
    });
    return undone ? item(...undone) : item('ok', null);
  } catch (error) {
    if (error instanceof Rehearsed) return item('ok', null);
    if (isDuplicateKey(error)) return item('error', 'DUPLICATE');
    if (!(error instanceof AppError)) throw error;
    return item('error', error.code);
  }
}

/** Returns why the change was not made; null if it was. */
async function change(
  tx: Tx,
  { actor }: RequestContext,
  id: string,
  asked: Change,
  seen: { name: string | null },
): Promise<readonly [BulkItem['outcome'], BulkRoleReason] | null> {
  const { scope, holding } = asked;
  const user = await UserModel.findOne(
    { $and: [{ _id: recordId(id), deletedAt: null }, scope.filter] },
    null,
    { session: tx.session },
  ).lean();
  if (!user) throw new AppError('NOT_FOUND');
  seen.name = displayName(user);
  const held = visibleRoles(scope, await liveAssignments([user._id], tx.session));
  const rest = held.filter((one) => !sameHolding(one, holding));
  const holds = rest.length < held.length;
  if (asked.change === 'give' && holds) return ['skipped', 'ALREADY_HELD'];
  if (asked.change === 'take' && !holds) return ['skipped', 'NOT_HELD'];
  // A user without any role could do nothing here: the account is disabled instead.
  if (asked.change === 'take' && rest.length === 0) return ['error', 'ONLY_ROLE'];
  await replaceRoles(tx, {
    actor,
    scope,
    userId: user._id,
    version: user.version,
    wanted: [...rest, ...(asked.change === 'give' ? [holding] : [])].map((one) => ({
      holding: one,
      path: 'role',
    })),
    reassignToUserId: null,
  });
  return null;
}
