import { companiesRoutes, href } from '@muster/contracts';
import { visibilityOf } from '../../../db/row-visibility.ts';
import { heldItem } from '../../../owned/held-list.ts';
import { heldRecords } from '../../../owned/owned-records.ts';
import { scopeFor } from '../../../records/companies/companies.policy.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { companyHolders } from './company-holders.ts';

/** Clients that get a new account manager when theirs leaves. */
export const ownedCompanies = heldRecords<Company>({
  kind: 'companies',
  model: CompanyModel,
  holders: companyHolders,
  live: { status: { $ne: 'former' } },
  entity: 'company',
  action: 'company.change_manager',
  companyIdOf: ({ _id }) => _id,
  list: {
    sight: (actor, ids) => visibilityOf(CompanyModel, ids, scopeFor(actor, 'company.list')),
    sort: { nameKey: 1 },
    show: (rows) =>
      rows.map((row) =>
        heldItem(row, {
          label: row.name,
          about: row.number,
          href: href(companiesRoutes.overview, { id: row._id.toHexString() }),
          lastWordAt: row.lastContactAt?.toISOString() ?? null,
        }),
      ),
  },
});
