/** What is done to the people who are selected in the list. */
export const bulk = {
  checking: 'Checking what will happen',
  tooMany: 'At most {{max}} people can be changed at once. Filter the list to select fewer.',
  refused_one: '{{total}} cannot be changed: {{why}}',
  refused_other: '{{total}} cannot be changed: {{why}}',
  refusedNamed_one: '{{total}} cannot be changed: {{names}} ({{why}})',
  refusedNamed_other: '{{total}} cannot be changed: {{names}} ({{why}})',
  andMore_one: '{{names}} and {{count}} more',
  andMore_other: '{{names}} and {{count}} more',
  refusal: {
    NOT_FOUND: 'gone, or not open to you',
    SELF_RECORD: 'your own record',
    FORBIDDEN: 'you may not change this',
    CANDIDATE_MERGED: 'merged into another record',
    INVALID_TRANSITION: 'deleted',
    other: 'changed by somebody at this moment',
  },
  undone: 'Taken back',
  undoneBut_one: 'Taken back, except {{count}} that somebody changed since',
  undoneBut_other: 'Taken back, except {{count}} that somebody changed since',
  export: 'Export',
} as const;
