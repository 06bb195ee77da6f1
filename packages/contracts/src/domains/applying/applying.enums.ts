/** What an applicant is asked, in this order. */
export const applyingSteps = [
  'about',
  'cv',
  'experience',
  'skills',
  'english',
  'rates',
  'availability',
  'questions',
  'consent',
  'review',
] as const;
export type ApplyingStep = (typeof applyingSteps)[number];

/**
 * `in_progress`: being filled in. `abandoned`: nothing was typed for days, which a reminder says.
 * `unconfirmed`: sent, but the mail address is not proved yet. `received`: with the agency.
 */
export const applyingStates = ['in_progress', 'abandoned', 'unconfirmed', 'received'] as const;
export type ApplyingState = (typeof applyingStates)[number];

/** Whether an application is still its applicant's, who may go on with it. */
export const isUnsent = (status: ApplyingState): boolean =>
  status === 'in_progress' || status === 'abandoned';

/** How far the reading of an applicant's CV is, and what came of it. */
export const cvOutcomes = ['none', 'checking', 'blocked', 'read', 'no_text', 'unreadable'] as const;

/** Domains of disposable mail addresses. Staff see a flag; the application is not refused. */
const disposableHosts: ReadonlySet<string> = new Set([
  '10minutemail.com',
  'dispostable.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'mintemail.com',
  'mohmal.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

/** Whether an address is one of those that are thrown away, by its host. */
export const isDisposableHost = (host: string): boolean => disposableHosts.has(host.toLowerCase());
