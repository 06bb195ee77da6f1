import type { companyEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCompanyDuplicates } from './find-company-duplicates.ts';

/** Returns clients similar to the one being entered; half-typed values find none. */
export const checkCompanyDuplicates: Service<typeof companyEndpoints.checkDuplicates> = async (
  { actor },
  { body },
) => ({ matches: await findCompanyDuplicates(actor, body) });
