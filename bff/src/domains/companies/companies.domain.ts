import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { coworkerRoutes } from './client/coworkers.router.ts';
import { ownCompanyRoutes } from './client/own-company.router.ts';
import { forgetInCompanies } from './companies.forget.ts';
import { companiesList } from './companies.list.ts';
import { companyRoutes } from './companies.router.ts';
import { ownedCompanies } from './changes/owned-companies.ts';

export const companiesDomain: Domain = {
  name: 'companies',
  owned: ownedCompanies,
  collections: [browsable(CompanyModel, ['number', 'name'])],
  routes: (router) => {
    companyRoutes(router);
    coworkerRoutes(router);
    ownCompanyRoutes(router);
  },
  lists: [companiesList],
  forget: forgetInCompanies,
};
