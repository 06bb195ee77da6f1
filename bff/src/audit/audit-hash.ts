import { createHash } from 'node:crypto';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import type { AuditEvent } from './audit-event.model.ts';

/** Returns the hash of an event at its position: all its contents and the previous hash. */
export function hashEvent(event: AuditEvent, seq: number, prevHash: string): string {
  const { _id, at, changes, hash: _hash, seq: _seq, prevHash: _prev, ...facts } = event;
  const content = {
    ...facts,
    id: _id.toHexString(),
    at: at.toISOString(),
    changes: changes.map(({ path, secret, oldDigest, newDigest }) => ({
      path,
      secret,
      oldDigest,
      newDigest,
    })),
    seq,
  };
  const plain: unknown = JSON.parse(JSON.stringify(content));
  return createHash('sha256').update(prevHash).update(canonicalJson(plain)).digest('hex');
}
