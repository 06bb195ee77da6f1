import { companyEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listCompanies } from './list-companies.ts';

/** Serves the client companies. */
export function companyRoutes(router: Router): void {
  mount(router, companyEndpoints.list, listCompanies);
}
