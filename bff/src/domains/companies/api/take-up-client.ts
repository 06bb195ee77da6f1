import { companyMachine, type CompanyAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { waitForClient } from '../../../records/companies/client-turn.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';

/**
 * Makes a prospect or former client active when a contract starts there.
 * @throws AppError COMPANY_BLOCKED
 */
export async function takeUpClient(tx: Tx, companyId: Types.ObjectId): Promise<void> {
  await waitForClient(tx, companyId);
  const company = await findLiveCompany(companyId, tx.session);
  if (company?.status === 'blocked') throw new AppError('COMPANY_BLOCKED');
  if (company?.status !== 'prospect' && company?.status !== 'former') return;
  const { before, after } = await runTransition<Company['status'], CompanyAction, Company>(
    tx,
    CompanyModel,
    {
      machine: companyMachine,
      action: 'activate',
      filter: { _id: companyId },
      // The change follows from the placement, whose permission was already checked.
      actor: null,
      version: null,
    },
  );
  await audit(tx, {
    action: 'company.activate',
    entity: 'company',
    entityId: companyId,
    companyId,
    changes: changesBetween<Company>(before, after, ['status']),
  });
}
