import type { PoolRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { countReady } from '../../../records/candidates/pool-people.ts';
import { openJobsByPool } from '../../../records/jobs/job-counts.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { Pool } from '../../../records/pools/find-pool.ts';
import { searchProblemsOf } from '../api/rule-problems.ts';
import { PoolMemberModel } from '../../../records/pools/pool-member.model.ts';
import { allowedActions } from './pool-rights.ts';

/** Returns the pool as the actor may see it, for every answer about one pool. */
export async function showPool(
  actor: Actor,
  pool: Pool,
  session: ClientSession | null = null,
): Promise<PoolRecord> {
  const { _id: poolId, deletedAt } = pool;
  const placed = (place: 'pinned' | 'excluded') =>
    PoolMemberModel.countDocuments({ poolId, [place]: true })
      .session(session)
      .exec();
  const [people, ready, pinnedCount, excludedCount, openJobs, ruleProblems] = await readTogether(
    session,
    [
      () => findPeople([pool.ownerUserId, pool.deletedBy], session),
      () => countReady(pool, session),
      () => placed('pinned'),
      () => placed('excluded'),
      () => (actor.can('job.list') ? openJobsByPool(actor, [poolId]) : nobodyKnows),
      () => searchProblemsOf(pool.kind === 'smart' ? pool.smartFilter : null),
    ],
  );
  return {
    ...rowOf(pool),
    ...ready,
    owner: people.face(pool.ownerUserId),
    ...(openJobs && { openJobs: openJobs.get(poolId.toHexString()) ?? 0 }),
    rule: pool.kind === 'smart' ? (pool.smartFilter ?? {}) : null,
    ruleProblems: [...ruleProblems],
    refreshedAt: pool.refreshedAt?.toISOString() ?? null,
    pinnedCount,
    excludedCount,
    updatedAt: pool.updatedAt.toISOString(),
    version: pool.version,
    deleted: deletedAt && {
      at: deletedAt.toISOString(),
      by: people.name(pool.deletedBy),
      restorableUntil: restorableUntil(deletedAt).toISOString(),
    },
    allowedActions: allowedActions(actor, pool),
  };
}

/** A count that is hidden from the reader. */
const nobodyKnows = Promise.resolve(null);

/** Returns the fields that rows and records share. */
export const rowOf = (pool: Pool) => ({
  id: pool._id.toHexString(),
  name: pool.name,
  description: pool.description,
  kind: pool.kind,
  status: pool.status,
  isPrivate: pool.isPrivate,
  memberCount: pool.memberCount,
  targetSize: pool.targetSize,
});
