import type { JobDefinition } from '../jobs/job.ts';
import { sealAuditEvents } from './audit-sealer.ts';
import { purgeAuditEvents } from './purge-audit-events.ts';
import { checkAuditChain } from './check-audit-chain.ts';

const second = 1000;

/** Sealing follows the events closely; the whole chain is verified every night. */
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
    dailyAtHour: 3,
    run: async ({ config, log }) => {
      await checkAuditChain({ config, log, byUserId: null });
    },
  },
  {
    name: 'audit.purge',
    dailyAtHour: 5,
    run: async (context) => void (await purgeAuditEvents(context)),
  },
];
