/** Texts of the job area. */
export const en = {
  list: {
    title: 'Jobs',
    search: 'Find a job by title',
    column: {
      job: 'Job',
      company: 'Company',
      status: 'Status',
      priority: 'Priority',
      positions: 'Filled',
      opened: 'Opened',
      leadRecruiter: 'Lead recruiter',
    },
    filter: { status: 'Status' },
    notOpened: 'Not opened',
    noRecruiter: 'Nobody yet',
    today: 'Today',
    age_one: '{{count}} day ago',
    age_other: '{{count}} days ago',
    positions: '{{filled}} of {{total}}',
    positionsLabel: '{{filled}} of {{total}} positions filled',
    empty: {
      title: 'No jobs yet',
      text: 'What clients ask the agency to fill appears here, with who leads the search and how many positions are filled.',
      filteredTitle: 'No jobs match',
      filteredText: 'No job fits the search and all filters at once. Take one away or clear them.',
      clear: 'Clear search and filters',
    },
  },
  enum: {
    priority: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
  },
} as const;
