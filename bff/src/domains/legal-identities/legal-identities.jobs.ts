import { dayMs, limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { compareAndSet } from '../../db/record-version.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { everyDue } from '../../jobs/every-due.ts';
import { inTurn } from '../../jobs/in-turn.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { releaseFiles } from '../files/api/files.ts';
import { LegalIdentityModel, type LegalIdentityRecord } from './legal-identity.model.ts';
import { auditIdentity } from './record/change-identity.ts';

/**
 * Deletes the images of identity documents some time after the decision, together with the file.
 * The verified data stays. A version under review keeps its image, even if the previous version
 * uses the same file.
 */
export function purgeIdDocuments(signal: AbortSignal, now = new Date()): Promise<number> {
  const decided = new Date(now.getTime() - limits.legalIdentity.keepDocumentDays * dayMs);
  const over: QueryFilter<LegalIdentityRecord> = {
    idDocumentFileId: { $ne: null },
    isOpen: false,
    verifiedAt: { $lte: decided },
  };
  return inTurn(everyDue(LegalIdentityModel, over, signal), async (identity) => {
    const { idDocumentFileId: fileId } = identity;
    if (!fileId) return 0;
    return transact(systemContext('legal_identities.purge'), async (tx) => {
      const isNeeded = await LegalIdentityModel.exists({
        _id: { $ne: identity._id },
        idDocumentFileId: fileId,
        $or: [{ isOpen: true }, { verifiedAt: { $gt: decided } }],
      }).session(tx.session);
      if (isNeeded) return 0;
      await compareAndSet<LegalIdentityRecord>(
        tx,
        LegalIdentityModel,
        identity,
        { $set: { idDocumentFileId: null } },
        ['idDocumentFileId'],
      );
      await releaseFiles(tx, [fileId], 0);
      await auditIdentity(tx, 'purge_document', identity, []);
      return 1;
    });
  });
}

export const legalIdentityJobs: readonly JobDefinition[] = [
  {
    name: 'legal_identities.purge',
    dailyAtHour: 3,
    run: async ({ signal, log }) => {
      const purged = await purgeIdDocuments(signal);
      if (purged > 0) log.info({ purged }, 'identity papers deleted');
    },
  },
];
