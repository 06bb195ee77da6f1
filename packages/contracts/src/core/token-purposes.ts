/** Purposes of links that need no account. */
export const tokenPurposes = [
  'screening_form',
  'interview_schedule',
  'interview_manage',
  'calendar_response',
  'client_feedback',
  'application_decision',
  'meeting_join',
  'signature',
  'referral_invite',
  'application_resume',
  'unsubscribe',
  'candidate_status',
  'interest',
  'job_request',
  'timesheet_approve',
  'evaluation_input',
  'exit_survey',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

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
