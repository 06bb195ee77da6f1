import type { Domain } from '../domain.ts';
import { companiesList } from './companies.list.ts';
import { companyRoutes } from './companies.router.ts';
import './changes/owned-companies.ts';

export const companiesDomain: Domain = {
  name: 'companies',
  routes: companyRoutes,
  lists: [companiesList],
};
