import { ownCompanyEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../../http/mount-file.ts';
import { mount } from '../../../http/mount.ts';
import { readOwnCompany, readOwnLogo, updateOwnCompany } from './own-company.ts';

/** Serves a client's own company data to its administrators. */
export function ownCompanyRoutes(router: Router): void {
  mount(router, ownCompanyEndpoints.read, readOwnCompany);
  mountFile(router, ownCompanyEndpoints.logo, readOwnLogo);
  mount(router, ownCompanyEndpoints.update, updateOwnCompany);
}
