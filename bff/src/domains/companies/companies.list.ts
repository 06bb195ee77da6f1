import { companyEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { customColumns } from '../../records/custom-fields/listed-values.ts';
import { listCompanies } from './list/list-companies.ts';

export const companiesList = listSource('companies', companyEndpoints.list, listCompanies, {
  moreColumns: customColumns('company'),
  assignedTo: ({ actor }) => ({ 'filter[accountManager]': actor.userId.toHexString() }),
  closedTo: (actor) => (actor.can('company.delete') ? [] : ['filter[deleted]']),
});
