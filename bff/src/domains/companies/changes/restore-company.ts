import type { companyEndpoints } from '@muster/contracts';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { restoreDeleted } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { Service } from '../../../http/mount.ts';
import { reopenCompanyAccess } from '../../users/api/client-access.ts';
import { explainConflict, takenName } from './change-company.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { findCompanyDuplicates } from '../list/find-company-duplicates.ts';
import { showCompany } from '../record/show-company.ts';

/** Restores a deleted client within 30 days, including its people's access. */
export const restoreCompany: Service<typeof companyEndpoints.restoreDeleted> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const find = { deleted: true } as const;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const company = await findCompanyFor(actor, 'company.delete', params.id, {
        ...find,
        session,
      });
      if (!company.deletedAt) return showCompany(actor, company, session);
      if (body.version !== company.version) throw versionConflict(company, ['deletedAt']);
      const { before, after } = await restoreDeleted<Company>(tx, CompanyModel, {
        _id: company._id,
      });
      await reopenCompanyAccess(tx, company._id, company.deletedAt);
      await auditDeletion(
        tx,
        { action: 'company.restore_deleted', entity: 'company', companyId: after._id },
        { before, after },
      );
      return showCompany(actor, after, session);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw await explainConflict(ctx, params.id, error);
    // Another company has taken the name in the meantime.
    const { _id, name, domain } = await findCompanyFor(actor, 'company.delete', params.id, find);
    throw takenName(
      await findCompanyDuplicates(actor, { name, domain, excludeId: _id.toHexString() }),
    );
  }
};
