import type { ResponseOf, companyEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { countTogether } from '../../../db/count-together.ts';
import { isDeletedBy, restorableUntil, softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requireTypedNumber } from '../../../http/typed-number.ts';
import { countCompanyJobs } from '../../../records/jobs/company-jobs.ts';
import { notesOfCompany } from '../../../records/notes/note-counts.ts';
import { countBoundPlacements } from '../../../records/placements/company-placements.ts';
import { openDocumentsWith } from '../../signatures/api/open-documents.ts';
import { closeCompanyAccess } from '../../users/api/client-access.ts';
import { explainConflict } from './change-company.ts';
import { companyIsDeleted, findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { membersToCount } from '../../../records/companies/company-membership.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { showCompany } from '../record/show-company.ts';

/** Returns the effects of deleting the record and what prevents it, for the confirmation page. */
export const readDeleteEffects: Service<typeof companyEndpoints.deleteEffects> = async (
  { actor },
  { params },
) => {
  const company = await findCompanyFor(actor, 'company.delete', params.id);
  const [work, { users, notes }] = await Promise.all([
    workOf(company._id),
    countTogether({
      users: membersToCount(company._id),
      notes: notesOfCompany(actor, company._id),
    }),
  ]);
  return {
    number: company.number,
    ...work,
    users,
    notes,
    blockedBy: blockOf(work),
    restorableUntil: restorableUntil(new Date()).toISOString(),
  };
};

/** What of a client runs or is on its way, and what is over. */
async function workOf(companyId: Types.ObjectId, session: ClientSession | null = null) {
  const jobs = await countCompanyJobs(companyId, session);
  const livePlacements = await countBoundPlacements(companyId, session);
  const openDocuments = await openDocumentsWith(companyId, session);
  return { liveJobs: jobs.live, livePlacements, openDocuments, pastJobs: jobs.past };
}

type Work = Awaited<ReturnType<typeof workOf>>;

/** What has to end before a client can be deleted: work, and papers on their way. */
function blockOf({
  liveJobs,
  livePlacements,
  openDocuments,
}: Omit<Work, 'pastJobs'>): ResponseOf<typeof companyEndpoints.deleteEffects>['blockedBy'] {
  if (liveJobs + livePlacements > 0) return 'COMPANY_HAS_LIVE_WORK';
  return openDocuments > 0 ? 'COMPANY_HAS_OPEN_SIGNATURES' : null;
}

/** Deletes a client after its number was typed as confirmation; its people lose access. */
export const deleteCompany: Service<typeof companyEndpoints.delete> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const company = await findCompanyFor(actor, 'company.delete', params.id, {
        session,
        deleted: true,
      });
      if (company.deletedAt) {
        if (!isDeletedBy(company, actor.userId, body.reason)) throw companyIsDeleted();
        return showCompany(actor, company, session);
      }
      requireTypedNumber(body, company);
      const { pastJobs: _over, ...running } = await workOf(company._id, session);
      const block = blockOf(running);
      if (block) throw new AppError(block, { context: running });
      const { before, after } = await softDelete<Company>(
        tx,
        CompanyModel,
        { _id: company._id },
        { reason: body.reason, version: body.version },
      );
      await closeCompanyAccess(tx, company._id);
      await auditDeletion(
        tx,
        { action: 'company.delete', entity: 'company', companyId: after._id },
        { before, after },
      );
      return showCompany(actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};
