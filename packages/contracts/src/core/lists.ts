/** The product's lists with views and an export; each is one list endpoint. */
export const listNames = [
  'candidates',
  'companies',
  'jobs',
  'placements',
  'talentPools',
  'team',
  'users',
  'candidateAccounts',
  'skills',
  'activityLog',
] as const;
export type ListName = (typeof listNames)[number];
