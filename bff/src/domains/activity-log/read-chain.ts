import { hourMs, limits, type AuditChainView, type auditEndpoints } from '@muster/contracts';
import { latestAnchors } from '../../audit/anchors.ts';
import { AuditChainModel, genesis } from '../../audit/audit-chain.model.ts';
import { AuditCheckModel } from '../../audit/audit-check.model.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { checkAuditChain } from '../../audit/check-audit-chain.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';

const whileRunning = 5;

/** Returns how far the log is sealed and what the last check found. */
export const readChain = async (): Promise<AuditChainView> => {
  const [chain, unsealed, lastCheck, anchors] = await Promise.all([
    AuditChainModel.findById(genesis._id).lean(),
    AuditEventModel.countDocuments({ seq: null }),
    AuditCheckModel.findOne().sort({ at: -1, _id: -1 }).lean(),
    latestAnchors(),
  ]);
  return {
    sealed: chain?.seq ?? 0,
    unsealed,
    lastCheck: lastCheck && {
      at: lastCheck.at.toISOString(),
      intact: lastCheck.intact,
      events: lastCheck.events,
      brokenAt: lastCheck.brokenAt,
      reason: lastCheck.reason,
    },
    anchors: anchors.map(({ at, seq, hash }) => ({ at: at.toISOString(), seq, hash })),
  };
};

/** Checks the whole chain now; while another check runs, the caller is asked to wait. */
export const checkChain =
  (config: Config): Service<typeof auditEndpoints.check> =>
  async ({ actor, log, limit }) => {
    await limit('audit-check', actor.userId.toHexString(), limits.audit.perHour.checks, hourMs);
    const check = await checkAuditChain({ config, log, byUserId: actor.userId });
    if (!check) throw new AppError('RATE_LIMITED', { context: { retryAfter: whileRunning } });
    return readChain();
  };
