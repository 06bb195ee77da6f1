import type { CompanyUser } from './company-user.model.ts';

/** What a membership says beside the role, each kept in the trail with its old and new value. */
export const memberFields = [
  'title',
  'canSeeBillRates',
  'canDecide',
  'canSeeAllJobs',
  'isPrimaryContact',
  'isBillingContact',
] as const satisfies readonly (keyof CompanyUser)[];
