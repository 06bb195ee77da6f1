import type { JobDefinition } from '../jobs/job.ts';
import { sealAuditEvents } from './audit-sealer.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

const second = 1000;
const day = 86_400 * second;

/** Sealing follows the events closely; the whole chain is read once a day. */
export const auditJobs: readonly JobDefinition[] = [
  {
    name: 'audit.seal',
    everyMs: 5 * second,
    run: async ({ signal }) => {
      await sealAuditEvents(signal);
    },
  },
  {
    name: 'audit.verify',
    everyMs: day,
    run: async ({ log }) => {
      const verdict = await verifyAuditChain();
      if (verdict.intact) log.info(verdict, 'audit chain is intact');
      else log.fatal(verdict, 'audit chain is broken');
    },
  },
];
