import type { poolEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { foldText } from '../../../db/fold-text.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Pool } from '../../../records/pools/find-pool.ts';
import { requireRunnable } from '../api/rule-problems.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { showPool } from '../record/show-pool.ts';
import { auditedFields, emitRefill, requireOwner } from './pool-change.ts';

/** Creates a pool for the user or another owner; a smart one is filled right after. */
export const createPool: Service<typeof poolEndpoints.create> = async (ctx, { body }) => {
  const { actor } = ctx;
  const { rule, ownerUserId, ...facts } = body;
  if (rule && !actor.can('pool.setRule'))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  await requireRunnable(rule, 'rule');
  const owner = ownerUserId ? await requireOwner(ownerUserId, 'ownerUserId') : actor.userId;
  try {
    return await transact(ctx, async (tx) => {
      const _id = new Types.ObjectId();
      const [created] = await PoolModel.create(
        [
          {
            _id,
            ...facts,
            smartFilter: rule,
            ownerUserId: owner,
            nameKey: foldText(facts.name),
            slug: slugOf(facts.name, _id),
            createdAt: tx.at,
            createdBy: tx.userId,
            updatedAt: tx.at,
            updatedBy: tx.userId,
          },
        ],
        { session: tx.session },
      );
      if (!created) throw new Error('The pool was not written');
      const pool = created.toObject<Pool>();
      await audit(tx, {
        action: 'pool.create',
        entity: 'pool',
        entityId: pool._id,
        changes: changesBetween<Pool>(null, pool, auditedFields),
      });
      if (pool.kind === 'smart') emitRefill(tx, pool);
      return showPool(actor, pool, tx.session);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('DUPLICATE', { context: { field: 'name' } }) : error;
  }
};

/** Different names may have the same slug: the end of the id tells them apart. */
const slugOf = (name: string, id: Types.ObjectId): string =>
  `${foldText(name).replace(/[^a-z0-9]+/g, '-')}-${id.toHexString().slice(-6)}`;
