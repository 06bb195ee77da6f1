import type { noteKinds } from '@muster/contracts';

/** What recruiters write down. `{name}` is the candidate's first name. */
export const noteTexts: readonly { kind: (typeof noteKinds)[number]; body: string }[] = [
  {
    kind: 'call',
    body: '<p>First call with {name}: clear, calm, asks about the team before the stack. Wants remote for good; can travel twice a year.</p>',
  },
  {
    kind: 'call',
    body: '<p>{name} has another process in its second round and expects an answer within two weeks. We should move this week.</p>',
  },
  {
    kind: 'general',
    body: '<p>Strong written English, a little shy on the phone. Suggest a short chat before any client call.</p>',
  },
  {
    kind: 'preference',
    body: '<p>Prefers small product teams. Not interested in agencies or body leasing, and no on-call rotation at weekends.</p>',
  },
  {
    kind: 'meeting',
    body: '<p>Met {name} together with the hiring side of an earlier client. Feedback afterwards:</p><ul><li>explains trade-offs without being asked</li><li>knows the limits of the own knowledge</li></ul>',
  },
  {
    kind: 'reference',
    body: '<p>Reference from a former lead: “the person you give the migration to”. Would hire again at once.</p>',
  },
  {
    kind: 'warning',
    body: '<p>Moved the screening twice at short notice. Agreed on the phone that the third date stands.</p>',
  },
  {
    kind: 'email_log',
    body: '<p>Sent the outline of two roles by mail; {name} answered the same day and is open to both.</p>',
  },
  {
    kind: 'general',
    body: '<p>Notice can be shortened by a week if the start date falls on the first of a month.</p>',
  },
  {
    kind: 'preference',
    body: '<p>Works best 09:00–17:00 local time; four hours of overlap with Europe are fine, evenings only as an exception.</p>',
  },
  {
    kind: 'call',
    body: '<p>Talked through expectations. {name} would trade a little rate for a longer contract with a steady team.</p>',
  },
  {
    kind: 'general',
    body: '<p>Portfolio checked: two public projects with tests and a changelog. Worth showing to the vetting team.</p>',
  },
];

export const taskTitles: readonly string[] = [
  'Ask for a second reference',
  'Send the preparation sheet',
  'Confirm availability for December',
  'Renew vetting before it runs out',
  'Call back about the notice period',
  'Check the updated CV',
  'Introduce to the vetting team',
];

/** What one recruiter has in hand, and by when. */
export const queueTasks = [
  { title: 'Send the preparation sheet', note: 'First client call this week', dueInDays: 0 },
  { title: 'Ask again for the references', note: 'Promised for last week', dueInDays: -3 },
  { title: 'Agree on a new rate', note: 'Asks for more than in spring', dueInDays: -1 },
  { title: 'Read the updated CV', note: null, dueInDays: 0 },
  { title: 'Plan the vetting interview', note: 'Mornings only', dueInDays: 1 },
  { title: 'Check in after the first month', note: null, dueInDays: 5 },
] as const;
