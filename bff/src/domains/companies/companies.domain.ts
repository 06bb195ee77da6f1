import type { Domain } from '../domain.ts';
import { coworkerRoutes } from './client/coworkers.router.ts';
import { forgetInCompanies } from './companies.forget.ts';
import { companiesList } from './companies.list.ts';
import { companyRoutes } from './companies.router.ts';
import './changes/owned-companies.ts';

export const companiesDomain: Domain = {
  name: 'companies',
  routes: (router) => {
    companyRoutes(router);
    coworkerRoutes(router);
  },
  lists: [companiesList],
  forget: forgetInCompanies,
};
