/** Texts of the talent area. */
export const en = {
  pools: {
    title: 'Talent pools',
    search: 'Find a pool by name',
    column: {
      pool: 'Pool',
      status: 'Status',
      kind: 'Kind',
      members: 'Members',
      owner: 'Owner',
    },
    filter: { status: 'Status' },
    noOwner: 'No owner',
    private: 'Private',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
    target: 'of {{target}}',
    targetLabel: '{{members}} of {{target}} members',
    noTarget: 'No target',
    empty: {
      title: 'No talent pools yet',
      text: 'A pool groups candidates for recurring needs, for example by skill, region or client. Its target is how many you want to have ready.',
      filteredTitle: 'No pools match',
      filteredText:
        'No pool fits the search and all filters at once. Remove one or clear them all.',
      clear: 'Clear search and filters',
    },
  },
  enum: {
    kind: { manual: 'Manual', smart: 'Smart' },
  },
} as const;
