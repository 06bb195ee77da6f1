import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { whileHolding, type Holding } from '../jobs/keep-lease.ts';
import { allAnchors, storeAnchor } from './anchors.ts';
import { AuditCheckModel, type AuditCheck } from './audit-check.model.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

/** Whoever reads the whole chain, or shortens it, holds this alone. */
export const checkLease = 'audit-check';
export const checkLeaseMs = 60_000;

interface CheckParts {
  config: Config;
  log: Logger;
  /** Who asked for it; null for the nightly check. */
  byUserId: Types.ObjectId | null;
}

/**
 * Reads the whole chain, notes what was found and, when all is well, the end of the chain outside
 * of it. One check runs at a time, whichever process it runs in.
 * @returns what was found; null while another check is at it, or where one took this one's place
 */
export const checkAuditChain = (parts: CheckParts): Promise<AuditCheck | null> =>
  whileHolding(checkLease, checkLeaseMs, (holding) => runCheck(parts, holding));

async function runCheck(
  { config, log, byUserId }: CheckParts,
  { isHeld }: Holding,
): Promise<AuditCheck | null> {
  const verdict = await verifyAuditChain(await allAnchors(config));
  // What was read while another process shortened the chain says nothing of it.
  if (!(await isHeld())) return null;
  const at = new Date();
  const check = await AuditCheckModel.create({
    at,
    byUserId,
    intact: verdict.intact,
    events: verdict.intact ? verdict.events : verdict.seq,
    brokenAt: verdict.intact ? null : verdict.seq,
    reason: verdict.intact ? null : verdict.reason,
  });
  if (!verdict.intact) log.fatal(verdict, 'audit chain is broken');
  else {
    log.info({ events: verdict.events }, 'audit chain is intact');
    if (verdict.events > 0)
      await storeAnchor({ at, seq: verdict.events, hash: verdict.hash }, { config, log });
  }
  return check.toObject<AuditCheck>();
}
