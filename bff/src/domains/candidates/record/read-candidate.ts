import type { candidateEndpoints } from '@muster/contracts';
import { auditAccess } from '../../../audit/audit.service.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { showCandidate } from './show-candidate.ts';

/** Secret blocks of a record, as the audit trail names them. */
const secretBlocks = ['rates', 'sensitive'] as const;

/** Returns the record page. Opening secret blocks is audited. */
export const readCandidate: Service<typeof candidateEndpoints.read> = async (ctx, { params }) => {
  const candidate = await findCandidate(ctx.actor, params.id, { deleted: true });
  const record = await showCandidate(ctx.actor, candidate);
  const opened = secretBlocks.filter((block) => record[block] !== undefined);
  if (opened.length > 0)
    await auditAccess(ctx, {
      action: 'candidate.read',
      entity: 'candidate',
      entityId: candidate._id,
      changes: opened.map((path) => ({ path, before: null, after: 'read', secret: true })),
    });
  return record;
};
