import { accountLocked } from './account-locked.ts';
import { candidateSubmitted } from './candidate-submitted.ts';
import { candidateWithdrawn } from './candidate-withdrawn.ts';
import {
  clientInterviewRequest,
  clientRejectedInternal,
  clientSelected,
  nudgeClientDecision,
} from './client-decisions.ts';
import { consentRenewal } from './consent-renewal.ts';
import { dailyDigest } from './daily-digest.ts';
import { dataErased } from './data-erased.ts';
import { emailChange } from './email-change.ts';
import { emailChanged } from './email-changed.ts';
import { impersonationNotice } from './impersonation-notice.ts';
import { interestQuestion } from './interest-question.ts';
import { inviteCandidate } from './invite-candidate.ts';
import { inviteClient } from './invite-client.ts';
import { inviteStaff } from './invite-staff.ts';
import { jobChangedCandidate } from './job-changed-candidate.ts';
import { jobChanged } from './job-changed.ts';
import { jobClosed } from './job-closed.ts';
import { jobOpened } from './job-opened.ts';
import { jobReceived } from './job-received.ts';
import { jobRequestConfirm } from './job-request-confirm.ts';
import { jobSentBack } from './job-sent-back.ts';
import { magicSignIn } from './magic-sign-in.ts';
import { message } from './message.ts';
import { newSignIn } from './new-sign-in.ts';
import { notice } from './notice.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { placementEnding, placementStart, rateChanged } from './placement-mails.ts';
import { positionFilled } from './position-filled.ts';
import { rejectionAfterInterview } from './rejection-after-interview.ts';
import { rejectionAfterScreening } from './rejection-after-screening.ts';
import { roleAdded } from './role-added.ts';
import { roleOffered } from './role-offered.ts';
import { twoStepChanged } from './two-step-changed.ts';
import { submissionDigest } from './submission-digest.ts';
import { verifyEmail } from './verify-email.ts';
import { youWerePresented } from './you-were-presented.ts';

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
  role_offered: roleOffered,
  impersonation_notice: impersonationNotice,
  rejection_after_screening: rejectionAfterScreening,
  rejection_after_interview: rejectionAfterInterview,
  consent_renewal: consentRenewal,
  interest_question: interestQuestion,
  candidate_submitted: candidateSubmitted,
  submission_digest: submissionDigest,
  candidate_withdrawn: candidateWithdrawn,
  you_were_presented: youWerePresented,
  client_interview_request: clientInterviewRequest,
  client_selected: clientSelected,
  client_rejected_internal: clientRejectedInternal,
  nudge_client_decision: nudgeClientDecision,
  job_received: jobReceived,
  job_request_confirm: jobRequestConfirm,
  job_opened: jobOpened,
  job_changed: jobChanged,
  job_changed_candidate: jobChangedCandidate,
  job_sent_back: jobSentBack,
  job_closed: jobClosed,
  position_filled: positionFilled,
  placement_start: placementStart,
  placement_ending: placementEnding,
  rate_changed: rateChanged,
  data_erased: dataErased,
  notice,
  message,
  daily_digest: dailyDigest,
} as const;

export type MailTemplateKey = keyof typeof mailTemplates;

/** The variables that a template asks for. */
export type MailVariables<K extends MailTemplateKey> = Record<
  (typeof mailTemplates)[K]['variables'][number],
  string
>;
