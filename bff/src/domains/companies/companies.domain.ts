import type { Domain } from '../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { CompanyModel } from './company.model.ts';
import { companiesList } from './companies.list.ts';
import { companyRoutes } from './companies.router.ts';
import './changes/owned-companies.ts';

export const companiesDomain: Domain = {
  name: 'companies',
  collections: [browsable(CompanyModel, ['number', 'name'])],
  routes: companyRoutes,
  lists: [companiesList],
};
