import type { SessionFacts } from '../auth/session-facts.ts';
import { companiesManagedBy } from '../records/companies/company-directory.ts';
import { settleEnded } from '../domains/auth/api/settle-ended.ts';
import { placementCollection } from '../records/placements/placement-collection.ts';
import { contractorsAmong, isContractor } from '../records/timesheets/works-here.ts';

/** Maps the session facts to the domains that provide them. */
export const sessionFactsOfDomains: SessionFacts = {
  isContractor,
  contractorsAmong,
  companiesManagedBy,
  settleEnded,
  collections: [placementCollection],
};
