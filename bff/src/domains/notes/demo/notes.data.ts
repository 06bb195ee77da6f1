import type { noteKinds } from '@muster/contracts';

/**
 * Recruiters' notes about a candidate: `{name}`, `{skill}`, `{years}` and `{city}` are filled in.
 */
export const noteTexts: readonly DemoNote[] = [
  {
    kind: 'call',
    body: '<p>First call with {name}: clear, calm, asks about the team before the technology. {years} years of experience, strongest in {skill}. Wants to stay remote in {city}; can travel twice a year.</p>',
  },
  {
    kind: 'call',
    body: '<p>{name} has another process in its second round and expects an answer within two weeks. We should move this week.</p>',
  },
  {
    kind: 'general',
    body: '<p>Strong written English, a little shy on the phone. Suggest a short chat with {name} before any client call.</p>',
  },
  {
    kind: 'preference',
    body: '<p>{name} prefers small product teams, and no on-call rotation at weekends.</p>',
  },
  {
    kind: 'meeting',
    body: '<p>Met {name} together with an earlier client. Feedback afterwards:</p><ul><li>explains trade-offs without being asked</li><li>is open about what is still new</li></ul>',
  },
  {
    kind: 'reference',
    body: '<p>Reference from a former lead of {name}: “the person you call when {skill} gets difficult”. Would hire again at once.</p>',
  },
  {
    kind: 'warning',
    body: '<p>{name} moved the screening twice at short notice. We agreed on the phone to keep the third date.</p>',
  },
  {
    kind: 'email_log',
    body: '<p>Sent an outline of two jobs by e-mail; {name} answered the same day and is open to both.</p>',
  },
  {
    kind: 'general',
    body: '<p>{name} can shorten the notice period by a week if the start date is the first of a month.</p>',
  },
  {
    kind: 'preference',
    body: '<p>{name} works best from 09:00 to 17:00 in {city}; four hours of overlap with Europe are fine, evenings only as an exception.</p>',
  },
  {
    kind: 'call',
    body: '<p>Talked about expectations. {name} would accept a slightly lower rate for a longer contract with a steady team.</p>',
  },
  {
    kind: 'general',
    body: '<p>Looked at the work samples of {name}: two recent projects with {skill}, well explained. Worth showing to the vetting team.</p>',
  },
];

/** Recruiters' notes about a candidate on a job: `{job}` and `{client}` are filled in as well. */
export const jobNoteTexts: readonly DemoNote[] = [
  {
    kind: 'call',
    body: '<p>Went through {job} at {client} with {name}: interested, and asked who leads the team.</p>',
  },
  {
    kind: 'call',
    body: '<p>{name} can use {skill} every day at {client}, which is what counts. Wants to know how long the contract for {job} will run.</p>',
  },
  {
    kind: 'email_log',
    body: '<p>Sent {name} the description of {job} at {client}. Answer promised by the end of the week.</p>',
  },
  {
    kind: 'general',
    body: '<p>{name} knows the product of {client} from an earlier project; mention it in the introduction for {job}.</p>',
  },
];

interface DemoNote {
  kind: (typeof noteKinds)[number];
  body: string;
}
