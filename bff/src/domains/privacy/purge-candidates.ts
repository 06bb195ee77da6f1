import { dayMs, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { erasureParts } from '../../personal/erasure-parts.ts';
import { hasLivePlacement } from '../../records/placements/live-placements.ts';
import { purgeApplications } from '../applications/api/application-purge.ts';
import {
  deletedBefore,
  deletedCandidate,
  purgeCandidate,
} from '../candidates/api/changes/purge-candidate.ts';
import { purgeDuplicates } from '../duplicates/api/duplicate-purge.ts';
import { retainedUntil } from './anonymise-blocks.ts';
import { eraseAround, wipeSoon } from './erase-person.ts';

const batch = 200;

/**
 * Permanently removes records that were deleted more than 30 days ago, with all data of domains
 * about the candidate, or with their name. While the law requires keeping records of their work and
 * signed documents, the record stays deleted, and is removed when that ends.
 */
export async function purgeDeletedCandidates(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - limits.restoreDays * dayMs);
  let purged = 0;
  let found: Types.ObjectId[] = [];
  do {
    found = await deletedBefore(before, { after: found.at(-1) ?? null, limit: batch });
    for (const _id of found)
      if (!signal.aborted && purged < batch && (await purge(_id, before))) purged += 1;
  } while (found.length === batch && purged < batch && !signal.aborted);
  if (purged > 0)
    await transact(systemContext('purge'), (tx) => Promise.resolve(wipeSoon(tx, null)));
  return purged;
}

const purge = (_id: Types.ObjectId, before: Date): Promise<boolean> =>
  transact(systemContext(`purge:${_id.toHexString()}`), async (tx) => {
    const { session } = tx;
    const candidate = await deletedCandidate(tx, _id, before);
    // Restored since it was found.
    if (!candidate) return false;
    if (await hasLivePlacement(_id, session)) return false;
    if (await retainedUntil(candidate, session)) return false;
    await eraseAround(tx, candidate, erasureParts.read());
    // Nothing about a removed candidate is counted.
    await purgeApplications(tx, _id);
    await purgeDuplicates(tx, _id);
    await purgeCandidate(tx, _id);
    await audit(tx, {
      action: 'candidate.purge',
      entity: 'candidate',
      entityId: _id,
      actorKind: 'job',
    });
    return true;
  });
