import { poolMachine, type PoolAction, type poolEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import type { Service } from '../../../http/mount.ts';
import type { Pool } from '../../../records/pools/find-pool.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { auditedFields, changePool, emitRefill } from './pool-change.ts';

/** Archives or restores a pool; its members stay, and a smart pool then looks for more. */
const move =
  (action: PoolAction): Service<(typeof poolEndpoints)[PoolAction]> =>
  (ctx, { params, body }) =>
    changePool(ctx, params.id, async (tx, pool) => {
      const { before, after, already } = await runTransition<Pool['status'], PoolAction, Pool>(
        tx,
        PoolModel,
        {
          machine: poolMachine,
          action,
          actor: ctx.actor,
          filter: { _id: pool._id },
          version: body.version,
        },
      );
      if (already) return after;
      await audit(tx, {
        action: `pool.${action}`,
        entity: 'pool',
        entityId: after._id,
        changes: changesBetween<Pool>(before, after, auditedFields),
      });
      if (action === 'restore' && after.kind === 'smart') emitRefill(tx, after);
      return after;
    });

export const archivePool = move('archive');
export const restorePool = move('restore');
