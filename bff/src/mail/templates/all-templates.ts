import { accountLocked } from './account-locked.ts';
import { consentRenewal } from './consent-renewal.ts';
import { dailyDigest } from './daily-digest.ts';
import { emailChange } from './email-change.ts';
import { emailChanged } from './email-changed.ts';
import { impersonationNotice } from './impersonation-notice.ts';
import { inviteCandidate } from './invite-candidate.ts';
import { inviteClient } from './invite-client.ts';
import { inviteStaff } from './invite-staff.ts';
import { magicSignIn } from './magic-sign-in.ts';
import { newSignIn } from './new-sign-in.ts';
import { notice } from './notice.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { rejectionAfterInterview } from './rejection-after-interview.ts';
import { rejectionAfterScreening } from './rejection-after-screening.ts';
import { roleAdded } from './role-added.ts';
import { twoStepChanged } from './two-step-changed.ts';
import { verifyEmail } from './verify-email.ts';

/** The mails that the platform sends, by key. */
export const mailTemplates = {
  invite_staff: inviteStaff,
  invite_client: inviteClient,
  invite_candidate: inviteCandidate,
  verify_email: verifyEmail,
  email_change: emailChange,
  email_changed: emailChanged,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  account_locked: accountLocked,
  new_sign_in: newSignIn,
  magic_sign_in: magicSignIn,
  two_step_changed: twoStepChanged,
  role_added: roleAdded,
  impersonation_notice: impersonationNotice,
  rejection_after_screening: rejectionAfterScreening,
  rejection_after_interview: rejectionAfterInterview,
  consent_renewal: consentRenewal,
  notice,
  daily_digest: dailyDigest,
} as const;

export type MailTemplateKey = keyof typeof mailTemplates;

/** The variables that a template asks for. */
export type MailVariables<K extends MailTemplateKey> = Record<
  (typeof mailTemplates)[K]['variables'][number],
  string
>;
