/** Steps of the application form, in order. */
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
 * `in_progress`: being filled in. `abandoned`: no input for days, and a reminder was sent.
 * `unconfirmed`: sent, but the mail address is not confirmed yet. `received`: with the agency.
 */
export const applyingStates = ['in_progress', 'abandoned', 'unconfirmed', 'received'] as const;
export type ApplyingState = (typeof applyingStates)[number];

/** Checks whether the applicant can still edit the application. */
export const isUnsent = (status: ApplyingState): boolean =>
  status === 'in_progress' || status === 'abandoned';

/** Progress and outcome of reading an applicant's CV. */
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

/** Checks whether an address is disposable, by its host. */
export const isDisposableHost = (host: string): boolean => disposableHosts.has(host.toLowerCase());
