/** Titles of tasks about candidates; `of` limits a title to vetted candidates or to the others. */
export const taskTitles: readonly { title: string; of?: 'vetted' | 'others' }[] = [
  { title: 'Ask for a second reference' },
  { title: 'Send the preparation sheet' },
  { title: 'Confirm availability for December' },
  { title: 'Renew vetting before it expires', of: 'vetted' },
  { title: 'Call back about the notice period' },
  { title: 'Check the updated CV' },
  { title: 'Introduce to the vetting team', of: 'others' },
];

/** Open tasks of one recruiter, with their due days. */
export const queueTasks = [
  { title: 'Send the preparation sheet', note: 'First client call this week', dueInDays: 0 },
  { title: 'Ask again for the references', note: 'Promised for last week', dueInDays: -3 },
  { title: 'Agree on a new rate', note: 'Asks for more than in spring', dueInDays: -1 },
  { title: 'Read the updated CV', note: null, dueInDays: 0 },
  { title: 'Plan the vetting interview', note: 'Mornings only', dueInDays: 1 },
  { title: 'Check in after the first month', note: null, dueInDays: 5 },
] as const;
