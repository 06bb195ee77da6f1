import { dayMs, limits } from '@muster/contracts';
import { yearsBefore } from '../db/calendar-day.ts';
import type { NotedAnchor } from './anchor-file.ts';
import { AuditChainModel, genesis } from './audit-chain.model.ts';
import { AuditEventModel, type AuditEvent } from './audit-event.model.ts';
import { AuditValueModel, type AuditValue } from './audit-value.model.ts';
import { hashEvent } from './audit-hash.ts';
import { digest } from './audit.service.ts';

/** Whether the chain is intact; if not, the first break and its reason. */
export type ChainVerdict =
  | { intact: true; events: number; hash: string }
  | { intact: false; seq: number; reason: 'gap' | 'hash' | 'value' | 'end' | 'anchor' };

const batch = 500;

/**
 * Verifies the whole chain from its beginning after removed events: numbers without gaps, hashes
 * that follow, values that match their digests, and the hashes that earlier checks stored
 * elsewhere, which a history rewritten with all its hashes cannot meet.
 */
export async function verifyAuditChain(
  anchors: readonly NotedAnchor[] = [],
): Promise<ChainVerdict> {
  // Read first: events sealed meanwhile come after the end that is recorded here.
  const end = (await AuditChainModel.findById(genesis._id).lean()) ?? genesis;
  const noted = groupBy(anchors, (anchor) => anchor.seq);
  let { seq, hash } = end.begin ?? genesis;
  // An event under an anchor within the retention period is never removed for its age.
  if (anchors.some((anchor) => anchor.at >= keptSince() && anchor.seq < seq))
    return { intact: false, seq, reason: 'anchor' };
  for (;;) {
    const events = await AuditEventModel.find({ seq: { $gt: seq, $lte: end.seq } })
      .sort({ seq: 1 })
      .limit(batch)
      .lean();
    if (events.length === 0) break;
    const values = await valuesOf(events);
    for (const event of events) {
      if (event.seq !== seq + 1) return { intact: false, seq: seq + 1, reason: 'gap' };
      seq = event.seq;
      if (event.prevHash !== hash || event.hash !== hashEvent(event, seq, hash))
        return { intact: false, seq, reason: 'hash' };
      hash = event.hash;
      if (!valuesMatch(event, values.get(event._id.toHexString()) ?? []))
        return { intact: false, seq, reason: 'value' };
      if (noted.get(seq)?.some((anchor) => anchor.hash !== event.hash))
        return { intact: false, seq, reason: 'anchor' };
    }
  }
  // A chain cut off at its end still follows from the beginning; only the recorded end reveals the
  // cut.
  if (end.seq !== seq || end.hash !== hash || (await sealedBeyond(end.seq)))
    return { intact: false, seq, reason: 'end' };
  if (anchors.some((anchor) => anchor.seq > seq)) return { intact: false, seq, reason: 'anchor' };
  return { intact: true, events: seq, hash };
}

/** Events since then are kept; an event is sealed shortly after it happened. */
const keptSince = (): Date =>
  new Date(yearsBefore(new Date(), limits.audit.keepYears).getTime() + dayMs);

/** The sealer did not number an event beyond the currently recorded end. */
async function sealedBeyond(seq: number): Promise<boolean> {
  const beyond = await AuditEventModel.exists({ seq: { $gt: seq } });
  if (!beyond) return false;
  const end = await AuditChainModel.findById(genesis._id).lean();
  return (await AuditEventModel.exists({ seq: { $gt: end?.seq ?? 0 } })) !== null;
}

/** Returns the kept values of these events, by event. */
async function valuesOf(events: readonly AuditEvent[]): Promise<Map<string, AuditValue[]>> {
  const found = await AuditValueModel.find({
    eventId: { $in: events.map(({ _id }) => _id) },
  }).lean();
  return groupBy(found, ({ eventId }) => eventId.toHexString());
}

/** Values may be missing (anonymised) but must not differ. */
const valuesMatch = ({ changes }: AuditEvent, values: readonly AuditValue[]): boolean =>
  values.every(({ path, salt, oldValue, newValue }) => {
    const change = changes.find((candidate) => candidate.path === path);
    return (
      change?.oldDigest === digest(salt, oldValue) && change.newDigest === digest(salt, newValue)
    );
  });

function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
