import type { ConsentPurpose } from '@muster/contracts';
import type { Types } from 'mongoose';
import { rowsOnce } from '../../db/one-moment.ts';
import { newestFirst, stateOf } from './consent-status.ts';
import { ConsentModel } from './consent.model.ts';

/** Returns which of these candidates consent to a purpose now, with one query. */
export const whoAgrees = (
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> => whoStands(candidateIds, purpose, (state) => state === 'granted');

/** Returns which of these candidates refused a purpose, with one query. */
export const whoRefuses = (
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> => whoStands(candidateIds, purpose, (state) => state === 'refused');

async function whoStands(
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
  wanted: (state: ReturnType<typeof stateOf>) => boolean,
): Promise<ReadonlySet<string>> {
  const latest = await rowsOnce(null, `latest ${purpose}`, candidateIds, async (wantedIds) => {
    const rows = await ConsentModel.find(
      { candidateId: { $in: [...wantedIds] }, purpose },
      { candidateId: 1, granted: 1, expiresAt: 1 },
    )
      .sort(newestFirst)
      .lean();
    // The newest row of each candidate counts, so it is set last.
    return new Map(rows.toReversed().map((row) => [row.candidateId.toHexString(), row]));
  });
  const now = new Date();
  return new Set([...latest].flatMap(([id, row]) => (wanted(stateOf(row, now)) ? [id] : [])));
}
