import { companyEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listCompanies } from './list/list-companies.ts';

export const companiesList = listSource('companies', companyEndpoints.list, listCompanies, {
  assignedTo: ({ actor }) => ({ 'filter[accountManager]': actor.userId.toHexString() }),
  closedTo: (actor) => (actor.can('company.delete') ? [] : ['filter[deleted]']),
});
