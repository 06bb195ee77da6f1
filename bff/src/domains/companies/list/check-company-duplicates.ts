import type { companyEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCompanyDuplicates } from './find-company-duplicates.ts';

/** Which clients look like the one being typed in; half-typed values simply find none. */
export const checkCompanyDuplicates: Service<typeof companyEndpoints.checkDuplicates> = async (
  { actor },
  { body },
) => ({ matches: await findCompanyDuplicates(actor, body) });
