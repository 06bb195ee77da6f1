import { AuditChainModel, genesis } from './audit-chain.model.ts';
import type { AuditChain } from './audit-chain.model.ts';
import { AuditEventModel } from './audit-event.model.ts';
import type { AuditEvent } from './audit-event.model.ts';
import { AuditValueModel } from './audit-value.model.ts';
import type { AuditValue } from './audit-value.model.ts';
import { hashEvent } from './audit-hash.ts';
import { digest } from './audit.service.ts';

/** Whether the chain holds; where it does not, the first place and why. */
export type ChainVerdict =
  | { intact: true; events: number }
  | { intact: false; seq: number; reason: 'gap' | 'hash' | 'value' | 'end' };

/** Reads the whole chain: numbers without gap, hashes that follow, values that match their digests. */
export async function verifyAuditChain(): Promise<ChainVerdict> {
  let seq = genesis.seq;
  let hash = genesis.hash;
  const cursor = AuditEventModel.find({ seq: { $gt: 0 } })
    .sort({ seq: 1 })
    .lean<AuditEvent>()
    .cursor();
  for await (const event of cursor) {
    if (event.seq !== seq + 1) return { intact: false, seq: seq + 1, reason: 'gap' };
    seq = event.seq;
    if (event.prevHash !== hash || event.hash !== hashEvent(event, seq, hash))
      return { intact: false, seq, reason: 'hash' };
    hash = event.hash;
    if (!(await valuesMatch(event))) return { intact: false, seq, reason: 'value' };
  }
  const chain = await AuditChainModel.findById(genesis._id).lean<AuditChain>();
  // A chain cut at its end still follows from the beginning; only its recorded end tells.
  if ((chain?.seq ?? 0) !== seq || (chain?.hash ?? genesis.hash) !== hash)
    return { intact: false, seq, reason: 'end' };
  return { intact: true, events: seq };
}

/** Values may be gone (the person was anonymised), but not be others. */
async function valuesMatch({ _id, changes }: AuditEvent): Promise<boolean> {
  if (!changes.some(({ secret }) => !secret)) return true;
  const values = await AuditValueModel.find({ eventId: _id }).lean<AuditValue[]>();
  return values.every(({ path, salt, oldValue, newValue }) => {
    const change = changes.find((candidate) => candidate.path === path);
    return (
      change?.oldDigest === digest(salt, oldValue) && change.newDigest === digest(salt, newValue)
    );
  });
}
