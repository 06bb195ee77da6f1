import type { poolEndpoints, ResponseOf } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx, WriteContext } from '../../../db/unit-of-work.ts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { holdsInSomeRole } from '../../../identity/people/require-colleague.ts';
import { findPoolFor, type Pool } from '../../../records/pools/find-pool.ts';
import { showPool } from '../record/show-pool.ts';

/** Fields of a pool in the audit log. */
export const auditedFields = [
  'name',
  'description',
  'kind',
  'smartFilter',
  'ownerUserId',
  'isPrivate',
  'status',
  'targetSize',
  'deletedAt',
] as const satisfies readonly (keyof Pool)[];

type PoolAnswer = ResponseOf<typeof poolEndpoints.read>;

/** Changes a pool that the actor manages and returns it; a conflict shows the current state. */
export async function changePool(
  ctx: WriteContext & { readonly actor: Actor },
  id: string,
  change: (tx: Tx, pool: Pool) => Promise<Pool>,
  options: { deleted?: boolean } = {},
): Promise<PoolAnswer> {
  const { actor } = ctx;
  try {
    return await transactShown<Pool, PoolAnswer>(ctx, {
      find: (session) => findPoolFor(actor, 'pool.manage', recordId(id), session, options),
      change,
      show: (pool, session) => showPool(actor, pool, session),
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('DUPLICATE', { context: { field: 'name' } }) : error;
  }
}

/** Permission that the owner of a pool must hold in one of their roles. */
export const poolOwner = 'pool.manage';

/** The owner of a pool must be allowed to work with it. @throws AppError VALIDATION_FAILED */
export async function requireOwner(ownerId: string, path: string): Promise<Types.ObjectId> {
  const userId = new Types.ObjectId(ownerId);
  const [member] = await findActiveStaff([userId]);
  if (!member) throw invalidField(path, 'NOT_FOUND');
  if (!holdsInSomeRole(member, poolOwner)) throw invalidField(path, 'NOT_ALLOWED');
  return userId;
}

/**
 * Event after a change: the members are collected again, and the share of current and former owners
 * is updated.
 */
export const emitRefill = (
  tx: Tx,
  { _id, ownerUserId }: Pool,
  formerOwnerId: Types.ObjectId = ownerUserId,
): void => emit(tx, 'pool.refill', { poolId: _id, ownerIds: [ownerUserId, formerOwnerId] });
