import { documentsOf } from '../../search/documents-of.ts';
import { numberNamed } from '../../search/number-named.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { scopeFor } from '../../records/companies/companies.policy.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';

const asideStates: ReadonlySet<Company['status']> = new Set<Company['status']>(['former']);

/** Client companies by name, legal name, domain, industry and city. */
export const companySearch: SearchSource = {
  kind: 'company',
  entity: 'company',
  permission: 'company.list',
  ...documentsOf(CompanyModel, {
    projection: {
      name: 1,
      legalName: 1,
      domain: 1,
      industry: 1,
      city: 1,
      status: 1,
      updatedAt: 1,
    },
    describe: (rows) =>
      rows.map((row) => ({
        kind: 'company',
        id: row._id.toHexString(),
        title: row.name,
        words: [row.legalName, row.domain, row.industry, row.city].filter(Boolean).join(' '),
        restricted: '',
        members: [],
        aside: asideStates.has(row.status),
        at: row.updatedAt.getTime(),
      })),
  }),
  visible: async (actor, ids) => {
    const rows = await CompanyModel.find(
      { $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, 'company.list'), { deletedAt: null }] },
      { number: 1, name: 1, industry: 1, city: 1, status: 1 },
    ).lean();
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      title: row.name,
      subtitle: [row.industry, row.city].filter(Boolean).join(' · ') || null,
      status: row.status,
    }));
  },
  lookup: async (actor, text) => {
    const number = numberNamed('company', text);
    const named = number
      ? await CompanyModel.distinct('_id', {
          $and: [{ number }, scopeFor(actor, 'company.list'), { deletedAt: null }],
        })
      : [];
    return { named, further: [] };
  },
};
