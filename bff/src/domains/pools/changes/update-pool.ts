import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, poolEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { foldText } from '../../../db/fold-text.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { reaches, requireActive, type Pool } from '../../../records/pools/find-pool.ts';
import { requireRunnable } from '../api/rule-problems.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { convertPlaces } from './convert-places.ts';
import { auditedFields, changePool, emitRefill, requireOwner } from './pool-change.ts';

type Changes = BodyOf<typeof poolEndpoints.update>['changes'];

/** Changes a pool; a converted one keeps its members. */
export const updatePool: Service<typeof poolEndpoints.update> = (ctx, { params, body }) =>
  changePool(ctx, params.id, async (tx, pool) => {
    requireActive(pool, 'edit');
    const { changes, version } = body;
    const { before, after } = await updateVersioned<Pool>(tx, PoolModel, {
      filter: { _id: pool._id },
      base: version,
      paths: pathsOf(changes),
      apply: async (current) => ({ $set: await storedChanges(ctx.actor, current, changes) }),
    });
    if (before.kind !== after.kind) await convertPlaces(tx, after);
    await audit(tx, {
      action: 'pool.update',
      entity: 'pool',
      entityId: after._id,
      changes: changesBetween<Pool>(before, after, auditedFields),
    });
    const isFilledAnew =
      before.kind !== after.kind ||
      !before.ownerUserId.equals(after.ownerUserId) ||
      !isDeepStrictEqual(before.smartFilter, after.smartFilter);
    if (isFilledAnew) emitRefill(tx, after, before.ownerUserId);
    return after;
  });

/** Kind and rule are one field for conflicts: they only make sense together. */
function pathsOf(changes: Changes): string[] {
  const paths = new Set(Object.keys(changes));
  if (paths.has('kind') || paths.has('rule')) for (const path of ['kind', 'rule']) paths.add(path);
  return [...paths];
}

async function storedChanges(
  actor: Actor,
  current: Pool,
  { rule, ownerUserId, ...plain }: Changes,
): Promise<Partial<Pool>> {
  return {
    ...definedOf(plain),
    ...(plain.name !== undefined && { nameKey: foldText(plain.name) }),
    ...(ownerUserId !== undefined &&
      ownerUserId !== current.ownerUserId.toHexString() && {
        ownerUserId: await requireOwner(ownerUserId, 'changes.ownerUserId'),
      }),
    ...((plain.kind !== undefined || rule !== undefined) &&
      (await ruleChange(actor, current, { kind: plain.kind, rule }))),
  };
}

/** @throws AppError FORBIDDEN, VALIDATION_FAILED: smart pools have a rule, manual ones none */
async function ruleChange(
  actor: Actor,
  current: Pool,
  { kind = current.kind, rule }: Pick<Changes, 'kind' | 'rule'>,
): Promise<Partial<Pool>> {
  if (kind === 'manual' && rule) throw invalidField('changes.rule', 'NOT_ALLOWED');
  const smartFilter = kind === 'manual' ? null : rule === undefined ? current.smartFilter : rule;
  if (kind === 'smart' && !smartFilter) throw invalidField('changes.rule', 'REQUIRED');
  const isSame = kind === current.kind && isDeepStrictEqual(smartFilter, current.smartFilter);
  if (isSame) return {};
  if (!reaches(actor, 'pool.setRule', current))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  await requireRunnable(smartFilter, 'changes.rule');
  return { smartFilter, refreshedAt: null };
}

/** A partial change has no keys for unchanged fields; the types of parsed bodies do not say so. */
const definedOf = <T extends object>(changes: T) =>
  changes as { [K in keyof T]: Exclude<T[K], undefined> };
