import { limits } from '@muster/contracts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { yearsBefore } from '../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../db/unit-of-work.ts';
import { whileHolding, type Holding } from '../jobs/keep-lease.ts';
import { storeAnchor } from './anchors.ts';
import { AuditChainModel, genesis } from './audit-chain.model.ts';
import { AuditCheckModel } from './audit-check.model.ts';
import { AuditEventModel, type AuditEvent } from './audit-event.model.ts';
import { AuditValueModel } from './audit-value.model.ts';
import { audit } from './audit.service.ts';
import { checkLease, checkLeaseMs } from './check-audit-chain.ts';

const batch = 500;

interface PurgeParts {
  config: Config;
  log: Logger;
  signal: AbortSignal;
}

/**
 * Removes events older than the retention period from the beginning of the chain. The chain
 * continues from the last removed event: its number and hash are kept with the chain and as an
 * anchor outside of it. Runs only if the last check found the chain intact, and never during a
 * check. Returns the number of removed events.
 */
export async function purgeAuditEvents(parts: PurgeParts, now = new Date()): Promise<number> {
  const removed = await whileHolding(checkLease, checkLeaseMs, async (holding) => {
    const last = await AuditCheckModel.findOne().sort({ at: -1 }).lean();
    if (!last?.intact) return 0;
    return purge(parts, yearsBefore(now, limits.audit.keepYears), holding);
  });
  return removed ?? 0;
}

async function purge(
  { config, log, signal }: PurgeParts,
  before: Date,
  { isHeld }: Holding,
): Promise<number> {
  const cut = await lastBefore(before);
  if (!cut?.seq || !cut.hash) return 0;
  // Uses the time of the event, not of its removal, so that later events may be removed one day as
  // well.
  await storeAnchor({ at: cut.at, seq: cut.seq, hash: cut.hash }, { config, log });
  let removed = 0;
  // A process whose lease expired while it slept must remove nothing during a check.
  while (!signal.aborted && (await isHeld())) {
    const count = await transact(systemContext('audit-purge'), (tx) => removeUpTo(tx, cut));
    removed += count;
    if (count < batch) break;
  }
  if (removed > 0) log.info({ removed, seq: cut.seq }, 'audit events past their years');
  return removed;
}

/** Returns the last event before the first event that is kept; null if there is none. */
async function lastBefore(before: Date): Promise<AuditEvent | null> {
  const kept = await AuditEventModel.findOne({ seq: { $gt: 0 }, at: { $gte: before } })
    .sort({ seq: 1 })
    .lean();
  return AuditEventModel.findOne({ seq: { $gt: 0, ...(kept?.seq && { $lt: kept.seq }) } })
    .sort({ seq: -1 })
    .lean();
}

/**
 * Removes one batch of the first events with their values, and moves the beginning of the chain.
 */
async function removeUpTo(tx: Tx, { seq: most }: AuditEvent): Promise<number> {
  const { session } = tx;
  const events = await AuditEventModel.find({ seq: { $gt: 0, $lte: most ?? 0 } }, null, { session })
    .sort({ seq: 1 })
    .limit(batch)
    .lean();
  const last = events.at(-1);
  if (!last?.seq || !last.hash) return 0;
  const ids = events.map(({ _id }) => _id);
  await AuditValueModel.deleteMany({ eventId: { $in: ids } }, { session });
  await AuditEventModel.deleteMany({ _id: { $in: ids } }, { session });
  await AuditChainModel.updateOne(
    { _id: genesis._id },
    { $set: { begin: { seq: last.seq, hash: last.hash } } },
    { session },
  );
  await audit(tx, {
    action: 'audit.purge',
    entity: 'audit',
    entityId: 'audit',
    actorKind: 'job',
    changes: [{ path: 'seq', before: null, after: last.seq }],
  });
  return events.length;
}
