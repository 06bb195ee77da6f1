import type { ConsentPurpose } from '@muster/contracts';
import type { Types } from 'mongoose';
import { newestFirst, stateOf } from './consent-status.ts';
import { ConsentModel, type Consent } from './consent.model.ts';

/** Those of these people who agree to something now, with one query. */
export const whoAgrees = (
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> => whoStands(candidateIds, purpose, (state) => state === 'granted');

/** Those of these people who said no to something, with one query. */
export const whoRefuses = (
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> => whoStands(candidateIds, purpose, (state) => state === 'refused');

async function whoStands(
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
  wanted: (state: ReturnType<typeof stateOf>) => boolean,
): Promise<ReadonlySet<string>> {
  if (candidateIds.length === 0) return new Set();
  const rows = await ConsentModel.find(
    { candidateId: { $in: [...candidateIds] }, purpose },
    { candidateId: 1, granted: 1, expiresAt: 1 },
  )
    .sort(newestFirst)
    .lean<Pick<Consent, 'candidateId' | 'granted' | 'expiresAt'>[]>();
  const now = new Date();
  const latest = new Map<string, boolean>();
  for (const row of rows) {
    const id = row.candidateId.toHexString();
    if (!latest.has(id)) latest.set(id, wanted(stateOf(row, now)));
  }
  return new Set([...latest].flatMap(([id, stands]) => (stands ? [id] : [])));
}
