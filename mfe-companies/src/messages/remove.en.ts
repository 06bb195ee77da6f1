/** Texts of deleting a company. */
export const remove = {
  already: '{{name}} is already deleted.',
  notAllowed: 'You cannot delete this company.',
  blockedTitle: 'Work is still running',
  blockedJobs_one: '{{count}} job is open or waits',
  blockedJobs_other: '{{count}} jobs are open or wait',
  blockedPlacements_one: '{{count}} contract runs or is agreed',
  blockedPlacements_other: '{{count}} contracts run or are agreed',
  blocked: 'Close jobs and contracts first.',
  former: 'Make it a former client instead: its record stays, read-only.',
  effects: {
    lists: 'Disappears from lists, search and reports',
    users_one: '{{count}} user loses access at once',
    users_other: '{{count}} users lose access at once',
    notes_one: '{{count}} note is deleted and restored with it',
    notes_other: '{{count}} notes are deleted and restored with it',
    past_one: '{{count}} past job stays in reports',
    past_other: '{{count}} past jobs stay in reports',
    retention: 'What must be kept by law, such as contracts and the activity log, stays',
  },
} as const;
