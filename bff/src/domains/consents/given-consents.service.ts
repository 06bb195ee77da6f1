import type { ConsentPurpose } from '@muster/contracts';
import type { Types } from 'mongoose';
import { newestFirst, stateOf } from './consent-standing.ts';
import { ConsentModel } from './consent.model.ts';
import type { Consent } from './consent.model.ts';

/** Those of these people who agree to something now, with one query. */
export async function whoAgrees(
  candidateIds: readonly Types.ObjectId[],
  purpose: ConsentPurpose,
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
    if (!latest.has(id)) latest.set(id, stateOf(row, now) === 'granted');
  }
  return new Set([...latest].flatMap(([id, agrees]) => (agrees ? [id] : [])));
}
