import { refreshHints } from '../refresh-hints.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

/** Finds candidates entered twice, as the outbox does when candidates change. */
export async function seedDuplicates(candidates: readonly DemoCandidate[]): Promise<void> {
  const seen = new Set<string>();
  for (const { _id, identityKeys } of candidates) {
    const isDouble = identityKeys.some((key) => seen.has(key));
    for (const key of identityKeys) seen.add(key);
    if (isDouble) await refreshHints(_id.toHexString());
  }
}
