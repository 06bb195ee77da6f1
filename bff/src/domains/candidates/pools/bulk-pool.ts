import type { BodyOf, BulkItem, poolMembershipEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { placeOf, placesOf, visiblePools } from '../../pools/pool-members.service.ts';
import type { Pool } from '../../pools/pool-members.service.ts';
import { findCandidate, findCandidateFor, requireReach } from '../candidate-lookup.service.ts';
import { changePlaces } from './change-places.ts';

type Body = BodyOf<typeof poolMembershipEndpoints.bulk>;

/** Puts several people into a pool, or takes them out; a bad one never stops the others. */
export const bulkPool: Service<typeof poolMembershipEndpoints.bulk> = async (ctx, { body }) => {
  const pool = (await visiblePools(ctx.actor)).find(({ _id }) => _id.equals(body.poolId));
  if (!pool) throw invalidField('poolId', 'NOT_FOUND');
  if (pool.status === 'archived') throw invalidField('poolId', 'NOT_ALLOWED');
  const items: BulkItem[] = [];
  for (const id of new Set(body.ids)) items.push(await moveOne(ctx, id, pool, body));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
};

/** Smart pools are joined by being pinned, and left by being excluded. */
const placeAfter = ({ kind }: Pool, action: Body['action']) =>
  kind === 'manual'
    ? ({ add: 'member', remove: null } as const)[action]
    : ({ add: 'pinned', remove: 'excluded' } as const)[action];

async function moveOne(
  ctx: RequestContext,
  id: string,
  pool: Pool,
  { action, reason, dryRun }: Body,
): Promise<BulkItem> {
  let name: string | null = null;
  try {
    const candidate = await findCandidate(ctx.actor, id);
    name = candidate.name;
    requireReach(ctx.actor, 'candidate.bulkPool', candidate);
    const after = placeAfter(pool, action);
    const row = (await placesOf(candidate._id)).find(({ poolId }) => poolId.equals(pool._id));
    if ((row ? placeOf(row) : null) === after)
      return {
        ...{ id, name, outcome: 'skipped' },
        code: action === 'add' ? 'ALREADY_MEMBER' : 'NOT_A_MEMBER',
      };
    if (!dryRun) await moveAlone(ctx, id, pool, { after, reason });
    return { id, name, outcome: 'ok', code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

/** The answer of the whole request is not this change's: its idempotency key stays outside. */
async function moveAlone(
  { actor, requestId, ip, session }: RequestContext,
  id: string,
  pool: Pool,
  { after, reason }: { after: ReturnType<typeof placeAfter>; reason: string | null },
): Promise<void> {
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const current = await findCandidateFor(actor, 'candidate.bulkPool', id, {
      session: tx.session,
    });
    const row = (await placesOf(current._id, tx.session)).find(({ poolId }) =>
      poolId.equals(pool._id),
    );
    const before = row ? placeOf(row) : null;
    if (before !== after)
      await changePlaces(tx, current, current.version, [{ pool, before, after }], reason);
  });
}
