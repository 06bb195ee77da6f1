import { dayMs, hourMs, minuteMs } from '../durations.ts';

export const password = {
  minStaff: 12,
  minCandidate: 10,
  max: 128,
  rememberLast: 5,
  /** Age from which a password must be reset when a disabled account is reactivated. */
  staleAfter: 90 * dayMs,
} as const;
export const session = {
  idle: { staff: 8 * hourMs, client: 8 * hourMs, candidate: 24 * hourMs },
  absolute: { staff: 7 * dayMs, client: 7 * dayMs, candidate: 30 * dayMs },
  keepMe: 30 * dayMs,
  parallel: 10,
  /** Maximum length of the path that a user continues to after signing in. */
  next: 2000,
  reauthentication: 15 * minuteMs,
} as const;
export const signIn = {
  perMail: 10,
  perIp: 50,
  window: 15 * minuteMs,
  lockAfter: 50,
  lockWindow: hourMs,
  lockFor: 15 * minuteMs,
} as const;
export const apiKey = {
  perUser: 20,
  name: 60,
  /** Maximum requests with an invalid key from one network. */
  wrongPerIp: 30,
  wrongWindow: 10 * minuteMs,
  /** Time for which ended keys are kept for the log. */
  keepEnded: 90 * dayMs,
} as const;
export const twoFactor = {
  /** RFC 6238: codes of six digits, valid 30 seconds each, one step of clock drift either way. */
  stepSeconds: 30,
  drift: 1,
  recoveryCodes: 10,
  /** Time for the second step before the first must be repeated. */
  pending: 10 * minuteMs,
  tries: 5,
  window: 5 * minuteMs,
} as const;
export const impersonation = {
  lasts: 30 * minuteMs,
  perDay: 10,
  reason: { min: 10, max: 300 },
  ticket: 60,
} as const;
/** `perMail` counts the requests from one network. */
export const forgot = { perMail: 3, perMailEverywhere: 20, perIp: 20, window: hourMs } as const;
export const token = {
  invite: 7 * dayMs,
  candidateInvite: 14 * dayMs,
  emailVerify: dayMs,
  emailChange: dayMs,
  passwordReset: hourMs,
  magicSignIn: 15 * minuteMs,
  signUp: 3 * dayMs,
} as const;
/** `answerWithin`: days within which a new candidate hears from the agency. */
export const signUp = { source: 60, perAddress: 3, window: dayMs, answerWithin: 2 } as const;
export const inviteResendsPerDay = 5;
