/** Purposes of mailed links whose pages have addresses of their own, with the handle in them. */
const numberedPurposes = [
  'screening_form',
  'interview_schedule',
  'interview_manage',
  'calendar_response',
  'client_feedback',
  'referral_invite',
  'application_resume',
] as const;

/** Purposes of mailed links whose pages are shown at the link's own address, `/t/:handle`. */
const openedPurposes = [
  'application_decision',
  'signature',
  'unsubscribe',
  'candidate_status',
  'interest',
  'job_request',
  'timesheet_approve',
  'evaluation_input',
  'exit_survey',
] as const;

/** Purposes of secrets that a page receives by itself: no address contains them. */
const unmailedPurposes = ['meeting_join'] as const;

/** Purposes of links that need no account. */
export const tokenPurposes = [...numberedPurposes, ...openedPurposes, ...unmailedPurposes] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];
export type NumberedPurpose = (typeof numberedPurposes)[number];
export type OpenedPurpose = (typeof openedPurposes)[number];

/** Purposes of links that are mailed: each leads from `/t/` to a page. */
export const mailedPurposes = [...numberedPurposes, ...openedPurposes] as const;
export type MailedPurpose = (typeof mailedPurposes)[number];

const among =
  <P extends string>(purposes: readonly P[]) =>
  (purpose: string): purpose is P =>
    (purposes as readonly string[]).includes(purpose);

export const isMailedPurpose = among(mailedPurposes);
export const isOpenedPurpose = among(openedPurposes);

/** Account links, including the link that confirms an additional address of a person. */
export const accountTokenPurposes = [
  'invite',
  'password_reset',
  'email_verify',
  'email_change',
  'contact_verify',
  'magic_sign_in',
  'sign_up',
] as const;
export type AccountTokenPurpose = (typeof accountTokenPurposes)[number];
