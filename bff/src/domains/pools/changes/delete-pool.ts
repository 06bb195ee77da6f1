import type { poolEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { restorableUntil, restoreDeleted, softDelete } from '../../../db/soft-delete.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { openJobsByPool } from '../../../records/jobs/job-counts.ts';
import { countQuestions } from '../../questions/api/question-counts.ts';
import { findPoolFor, type Pool } from '../../../records/pools/find-pool.ts';
import { countRunningForms, type RunningForms } from '../../../forms/running-forms.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { auditedFields, changePool, emitRefill } from './pool-change.ts';

/** Returns the effects of deleting the pool, and any obstacles, for the confirmation. */
export const readDeleteEffects =
  (sources: readonly RunningForms[]): Service<typeof poolEndpoints.deleteEffects> =>
  async ({ actor }, { params }) => {
    const pool = await findPoolFor(actor, 'pool.manage', recordId(params.id));
    const [questions, openJobs, runningForms] = await Promise.all([
      countQuestions(pool._id),
      openJobsByPool(actor, [pool._id]),
      countRunningForms(sources, pool._id),
    ]);
    return {
      members: pool.memberCount,
      questions,
      openJobs: openJobs.get(pool._id.toHexString()) ?? 0,
      runningForms,
      restorableUntil: restorableUntil(new Date()).toISOString(),
    };
  };

/** Deletes a pool; its candidates stay and lose the membership. */
export const deletePool =
  (sources: readonly RunningForms[]): Service<typeof poolEndpoints.delete> =>
  (ctx, { params, body }) =>
    changePool(
      ctx,
      params.id,
      async (tx, pool) => {
        if (pool.deletedAt) {
          if (pool.deletedBy?.equals(ctx.actor.userId) === true) return pool;
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: 'deleted', allowedActions: ['restore_deleted'] },
          });
        }
        const runningForms = await countRunningForms(sources, pool._id, tx.session);
        if (runningForms > 0)
          throw new AppError('POOL_HAS_RUNNING_FORMS', { context: { runningForms } });
        const { before, after } = await softDelete<Pool>(
          tx,
          PoolModel,
          { _id: pool._id },
          { reason: null, version: body.version },
        );
        await audit(tx, {
          action: 'pool.delete',
          entity: 'pool',
          entityId: after._id,
          changes: changesBetween<Pool>(before, after, auditedFields),
        });
        emitRefill(tx, after);
        return after;
      },
      { deleted: true },
    );

/** Restores a deleted pool within 30 days, with its members. */
export const restoreDeletedPool: Service<typeof poolEndpoints.restoreDeleted> = (
  ctx,
  { params, body },
) =>
  changePool(
    ctx,
    params.id,
    async (tx, pool) => {
      if (!pool.deletedAt) return pool;
      if (body.version !== pool.version) throw versionConflict(pool, ['deletedAt']);
      const { before, after } = await restoreDeleted<Pool>(tx, PoolModel, { _id: pool._id });
      await audit(tx, {
        action: 'pool.restore_deleted',
        entity: 'pool',
        entityId: after._id,
        changes: changesBetween<Pool>(before, after, auditedFields),
      });
      emitRefill(tx, after);
      return after;
    },
    { deleted: true },
  );
