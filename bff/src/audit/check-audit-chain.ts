import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { whileHolding, type Holding } from '../jobs/keep-lease.ts';
import { allAnchors, storeAnchor } from './anchors.ts';
import { AuditCheckModel, type AuditCheck } from './audit-check.model.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

/** Exclusive lease for reading or shortening the whole chain. */
export const checkLease = 'audit-check';
export const checkLeaseMs = 60_000;

interface CheckParts {
  config: Config;
  log: Logger;
  /** The user who requested it; null for the nightly check. */
  byUserId: Types.ObjectId | null;
}

/**
 * Verifies the whole chain, stores the result and, if it is intact, the end of the chain outside of
 * it. One check runs at a time across all processes.
 * @returns the result; null while another check runs, or if another one took over the lease
 */
export const checkAuditChain = (parts: CheckParts): Promise<AuditCheck | null> =>
  whileHolding(checkLease, checkLeaseMs, (holding) => runCheck(parts, holding));

async function runCheck(
  { config, log, byUserId }: CheckParts,
  { isHeld }: Holding,
): Promise<AuditCheck | null> {
  const verdict = await verifyAuditChain(await allAnchors(config));
  // A reading says nothing if another process shortened the chain meanwhile.
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
