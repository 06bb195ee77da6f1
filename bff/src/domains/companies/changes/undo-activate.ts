import type { companyEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { changeState } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { countCompanyJobs } from '../../../records/jobs/company-jobs.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { showCompany } from '../record/show-company.ts';
import { explainConflict } from './change-company.ts';

const made = 'company.activate';

/**
 * Undoes making a client active, for the user who did it and while the notice offers it. It is no
 * longer possible once the record was changed or a job was opened.
 */
export const undoActivate: Service<typeof companyEndpoints.undoActivate> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const company = await findCompanyFor(actor, 'company.update', params.id, { session });
      const { before, after, already } = await changeState<Company>(tx, CompanyModel, company, {
        name: 'company.undo_activate',
        version: body.version,
        requireState: ({ status, lastAction }) => {
          if (lastAction !== made)
            throw new AppError('INVALID_TRANSITION', {
              context: { currentState: status, action: 'undo_activate' },
            });
        },
        guard: async ({ _id, updatedAt, updatedBy }) => {
          const isLate = tx.at.getTime() - updatedAt.getTime() > undoHold;
          if (isLate || !actor.userId.equals(updatedBy)) throw new AppError('UNDO_EXPIRED');
          const { live } = await countCompanyJobs(_id, session);
          if (live > 0 && company.previousStatus === 'prospect')
            throw new AppError('COMPANY_HAS_LIVE_WORK', {
              context: { liveJobs: live, livePlacements: 0 },
            });
        },
        set: ({ previousStatus, previousNote }) => ({
          $set: { status: previousStatus, previousStatus: 'active', statusNote: previousNote },
        }),
      });
      if (!already)
        await audit(tx, {
          action: 'company.undo_activate',
          entity: 'company',
          entityId: after._id,
          companyId: after._id,
          changes: changesBetween<Company>(before, after, ['status', 'statusNote']),
        });
      return showCompany(actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};
