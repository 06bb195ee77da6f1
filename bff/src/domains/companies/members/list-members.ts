import type { companyUserEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import { showMembers } from './show-members.ts';

const max = 500;
const order: readonly CompanyUser['status'][] = ['active', 'invited', 'disabled'];

/** Lists a client's people: active ones first, by name; those without access last. */
export const listMembers: Service<typeof companyUserEndpoints.list> = async (
  { actor },
  { params },
) => {
  const company = await findCompanyFor(actor, 'company.listUsers', params.id, { deleted: true });
  const members = await CompanyUserModel.find({ companyId: company._id, deletedAt: null })
    .limit(max)
    .lean();
  const shown = await showMembers(actor, company, members);
  return {
    data: shown.toSorted(
      (a, b) =>
        order.indexOf(a.status) - order.indexOf(b.status) ||
        Number(b.isPrimaryContact) - Number(a.isPrimaryContact) ||
        a.name.localeCompare(b.name),
    ),
  };
};
