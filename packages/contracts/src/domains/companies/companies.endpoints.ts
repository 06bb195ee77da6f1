import { defineEndpoint } from '../../core/endpoint.ts';
import { companyListQuery, companyListSchema } from './companies.schemas.ts';

export const companyEndpoints = {
  list: defineEndpoint({
    name: 'companies.list',
    method: 'GET',
    path: '/companies',
    access: 'company.list',
    summary: 'Client companies.',
    query: companyListQuery,
    response: companyListSchema,
    provides: [{ entity: 'Company' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
} as const;
