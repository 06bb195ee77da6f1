/** Texts of the company area. */
export const en = {
  list: {
    title: 'Companies',
    search: 'Find a company by name',
    column: {
      company: 'Company',
      status: 'Status',
      industry: 'Industry',
      place: 'Place',
      localTime: 'Local time',
      accountManager: 'Account manager',
      openJobs: 'Open jobs',
    },
    filter: { status: 'Status' },
    noManager: 'Nobody yet',
    jobs_one: '{{count}} open job',
    jobs_other: '{{count}} open jobs',
    empty: {
      title: 'No companies yet',
      text: 'Clients and those who may become clients appear here, with who looks after them and how many jobs they have open.',
      filteredTitle: 'No companies match',
      filteredText:
        'No company fits the search and all filters at once. Take one away or clear them.',
      clear: 'Clear search and filters',
    },
  },
} as const;
