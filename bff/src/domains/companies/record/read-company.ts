import type { companyEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import { showCompany } from './show-company.ts';

/** Returns the record page. */
export const readCompany: Service<typeof companyEndpoints.read> = async ({ actor }, { params }) =>
  showCompany(actor, await findCompany(actor, params.id, { deleted: true }));
