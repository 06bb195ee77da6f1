import {
  actionsFrom,
  poolActions,
  poolMachine,
  type PermissionName,
  type PoolRecordAction,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { reaches, type Pool } from '../../../records/pools/find-pool.ts';

/** Returns the reader's permitted actions on the pool, in the order of the contract. */
export function allowedActions(actor: Actor, pool: Pool): PoolRecordAction[] {
  const may = (permission: PermissionName) => reaches(actor, permission, pool);
  if (pool.deletedAt)
    return may('pool.manage') && restorableUntil(pool.deletedAt) > new Date()
      ? ['restore_deleted']
      : [];
  const isActive = pool.status === 'active';
  const moves: readonly string[] = may('pool.manage')
    ? actionsFrom(poolMachine, pool.status, () => true)
    : [];
  const allowed: Partial<Record<PoolRecordAction, boolean>> = {
    add_members: isActive && actor.can('candidate.updatePools'),
    edit: isActive && may('pool.manage'),
    edit_rule: isActive && may('pool.setRule'),
    delete: may('pool.manage'),
    read_questions: may('pool.readQuestions'),
  };
  return poolActions.filter((action) => allowed[action] ?? moves.includes(action));
}
