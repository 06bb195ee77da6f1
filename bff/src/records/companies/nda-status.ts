import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { compareAndSet } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { findLiveCompany } from './company-lookup.ts';
import { CompanyModel, type Company } from './company.model.ts';

/** A confidentiality agreement with the client was signed by all: its record says so. */
export async function noteNdaSigned(
  tx: Tx,
  companyId: Types.ObjectId,
  by: Pick<Parameters<typeof audit>[1], 'actorKind'>,
): Promise<void> {
  const before = await findLiveCompany(companyId, tx.session);
  if (!before || before.ndaStatus === 'signed') return;
  const after = await compareAndSet<Company>(
    tx,
    CompanyModel,
    before,
    { $set: { ndaStatus: 'signed' } },
    ['ndaStatus'],
  );
  if (!after) throw versionConflict(before, ['ndaStatus']);
  await audit(tx, {
    action: 'company.update',
    entity: 'company',
    entityId: companyId,
    companyId,
    changes: changesBetween<Company>(before, after, ['ndaStatus']),
    ...by,
  });
}
