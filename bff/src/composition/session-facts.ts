import type { SessionFacts } from '../auth/session-facts.ts';
import { companiesManagedBy } from '../domains/companies/api/company-directory.ts';
import { settleEnded } from '../domains/impersonation/api/settle-ended.ts';
import { placementCollection } from '../domains/placements/api/placement-collection.ts';
import { isContractor } from '../domains/timesheets/api/works-here.ts';

/** Which domain answers what sessions ask of the agency's records. */
export const sessionFactsOfDomains: SessionFacts = {
  isContractor,
  companiesManagedBy,
  settleEnded,
  collections: [placementCollection],
};
