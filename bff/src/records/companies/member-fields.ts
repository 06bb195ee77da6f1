import type { CompanyUser } from './company-user.model.ts';

/** Fields of a membership beside the role, each audited with its old and new value. */
export const memberFields = [
  'title',
  'canSeeBillRates',
  'canDecide',
  'canSeeAllJobs',
  'isPrimaryContact',
  'isBillingContact',
] as const satisfies readonly (keyof CompanyUser)[];
