/**
 * What the start page counts and where it leads: the same query for both, so that a count is always
 * that of the list behind it.
 */
export const homeLists = {
  /** Candidates added since a day, the newest first. */
  candidatesAddedSince: (day: string) => ({ sort: '-createdAt', 'filter[created][gte]': day }),
  /** The own candidates whom nobody spoke with since a day. */
  withoutContactSince: (ownerId: string, day: string) => ({
    sort: 'lastContactedAt',
    'filter[owner]': ownerId,
    'filter[lastContacted][lte]': day,
  }),
  openJobs: () => ({ 'filter[status]': 'open' }),
} as const;
