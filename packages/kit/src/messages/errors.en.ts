import type { ErrorCode } from '@muster/contracts';
import { visitorDetailedTexts, visitorErrorTexts } from './visitor-errors.en.ts';

/** One text for each code of the catalogue: what happened, and what to do next. */
export const errorTexts = {
  ...visitorErrorTexts,
  UNAUTHENTICATED: 'Please sign in.',
  SESSION_EXPIRED: 'Your session ended. Sign in again to continue.',
  SESSION_REVOKED: 'You were signed out on this device. Sign in again to continue.',
  BAD_CREDENTIALS:
    'The e-mail address or the password is wrong. After many wrong tries we e-mail a link that unlocks the account.',
  ACCOUNT_LOCKED: 'There were too many tries. Wait a quarter of an hour and try again.',
  ACCOUNT_DISABLED: 'This account is disabled. Ask an administrator of your agency.',
  API_KEY_INVALID: 'This API key is not valid, or it has ended.',
  API_KEY_FORBIDDEN: 'This is not possible with an API key.',
  API_KEY_LIMIT: 'You have as many API keys as one person can have. End one that you do not need.',
  TWO_FACTOR_REQUIRED: 'Enter the code of your authenticator app to continue.',
  TWO_FACTOR_INVALID: 'That code is not valid. Wait for the next one and try again.',
  TWO_FACTOR_MANDATORY: 'Your role requires two-step sign-in, so it cannot be switched off.',
  REAUTHENTICATION_REQUIRED: 'Confirm your password to continue.',
  ROLE_REQUIRED: 'Choose the role you want to work in.',
  SETUP_REQUIRED: 'Finish setting up your account first.',
  SELF_RECORD: 'You cannot manage your own record here.',
  VERSION_CONFLICT:
    'Someone else changed this in the meantime. Check the current values, then try again.',
  INVALID_TRANSITION:
    'This is not possible in the current status. Reload the page to see what changed.',
  DUPLICATE: 'This already exists.',
  POSSIBLE_DUPLICATE: 'This looks like a record that already exists.',
  DELETED_DUPLICATE: 'A deleted record matches this. You can restore it instead.',
  INVALID_SORT: 'The list cannot be sorted this way.',
  INVALID_FILTER: 'The list cannot be filtered this way. Clear the filters and try again.',
  INVALID_CURSOR: 'This page of the list is no longer valid. Go back to the first page.',
  TOKEN_INVALID: 'This link is not valid. Check that you opened the complete link.',
  TOKEN_EXPIRED: 'This link has expired. Ask for a new one.',
  TOKEN_REVOKED: 'This link was closed. Ask for a new one if you still need it.',
  TOKEN_USED: 'This link was already used.',
  TOKEN_WRONG_PERSON:
    'This link was made for someone else. Sign in with the account it was sent to.',
  IMPERSONATION_READ_ONLY: 'You cannot change anything while you view as another person.',
  IMPERSONATION_FORBIDDEN_ACTION: 'This is not allowed while you are acting as another person.',
  IMPERSONATION_NOT_ALLOWED: 'You cannot act as this person.',
  IMPERSONATION_EXPIRED: 'You are no longer acting as the other person. Continue as yourself.',
  RELEASE_NOT_AVAILABLE: 'The files of this build are gone. Choose another build.',
  RELEASE_DOES_NOT_FIT: 'This build does not fit with what runs beside it.',
  LAST_OWNER: 'There must be at least one owner. Make someone else an owner first.',
  LAST_CLIENT_ADMIN:
    'This client must have at least one administrator. Make someone else administrator first.',
  CANNOT_DISABLE_SELF: 'You cannot disable your own account.',
  OWNED_RECORDS_EXIST: 'This person still owns records. Reassign them first.',
  INVITE_LIMIT: 'The invitation was resent too often today. Try again tomorrow.',
  CANDIDATE_HAS_LIVE_PLACEMENT: 'This candidate has a live contract. End it first.',
  CANDIDATE_EXCLUDED_FOR_CLIENT: 'This person cannot be proposed to this client.',
  CANDIDATE_DO_NOT_CONTACT: 'This person asked not to be contacted.',
  CANDIDATE_HAS_OPEN_SIGNATURES:
    'Documents of this person wait for a signature. Finish or withdraw them first.',
  CANDIDATE_HAS_LIVE_APPLICATIONS: 'This person is on a job. Close the live applications first.',
  CANDIDATE_MERGED: 'This record was merged into another one.',
  MERGE_UNDO_EXPIRED: 'A merge can only be undone for 7 days.',
  MERGE_TWO_LOGINS: 'Both records have their own account. Disable one account first.',
  MERGE_TWO_CONTRACTS: 'Both records have a live contract. Close one placement first.',
  CONSENT_REQUIRED: 'The person has not agreed to this. Record the consent first.',
  RECIPIENT_SUPPRESSED:
    'This address gets no e-mail: its holder unsubscribed, or e-mail to it came back.',
  NO_RECIPIENTS: 'There is nobody to send this to.',
  MAIL_QUOTA_REACHED:
    'One person may not write to more people than that within a day. Continue tomorrow.',
  CONTACT_REQUIRED: 'Add an e-mail address or a phone number first.',
  USE_ACTION_INSTEAD: 'This step has its own action. Use that action instead.',
  APPLICATION_EXISTS: 'This person is already on this job.',
  JOB_NOT_OPEN: 'The job is no longer open.',
  CANDIDATE_NOT_VETTED: 'This person is not vetted. Give a reason to continue anyway.',
  CANDIDATE_ALREADY_SELECTED: 'This person is selected for another job. Release them there first.',
  INTEREST_REQUIRED:
    'This person has not said yes to the job. Ask first, or give a reason to continue.',
  APPLICATION_NOT_READY:
    'Something is missing before this can go to the client. See the checklist.',
  SUBMISSION_LIMIT_REACHED:
    'The submission limit of this client is reached. Wait for a decision, or recall a submission.',
  NO_OPEN_POSITION: 'This job has no open position. Add a position, or release one.',
  POSITION_TAKEN: 'This position is no longer open. Choose another open position.',
  POSITION_LIMIT: 'A job has 50 positions at most.',
  POSITION_IN_USE: 'This position is or was in use. Cancel it instead, or end the placement.',
  STAGE_IN_USE:
    'There are people on the stage that is switched off. Choose another stage of the same kind for them.',
  PIPELINE_IN_USE: 'Jobs use this pipeline. Give them another one first.',
  PIPELINE_IS_DEFAULT:
    'This is the default pipeline for new jobs. Make another one the default first.',
  TEMPLATE_IN_USE: 'The platform sends this e-mail, so it stays. Change its words instead.',
  FIELD_IN_USE: 'Records hold something in this field, so it stays. Archive it instead.',
  QUESTION_LIMIT:
    'A pool holds at most 60 questions for interviews and 60 for forms. Delete some first.',
  POOL_HAS_RUNNING_FORMS:
    'Screening forms of this pool are still to be answered. Wait for them or disable them first.',
  FORM_ALREADY_LIVE:
    'This person already has an open form for this pool and job. Open that form instead.',
  VETTING_FEEDBACK_REQUIRED:
    'Nobody is called vetted without a scorecard. Ask an interviewer to submit one first.',
  VETTING_EVIDENCE:
    'The verdict rests on this scorecard alone. Revoke the verdict first, or ask an admin.',
  FEEDBACK_HIDDEN:
    'You can read the scorecards of others once you have submitted your own for this person.',
  FEEDBACK_NOT_YET: 'You can give your feedback once the interview is over.',
  FEEDBACK_LOCKED: 'This feedback can no longer be changed.',
  FEEDBACK_ALREADY_GIVEN: 'This person has already given feedback for this round.',
  NOT_AN_INTERVIEWER: 'Only the interviewers of this interview write a scorecard of it.',
  EVENT_CANCELLED: 'This event was cancelled.',
  EVENT_MOVED: 'This event has another time now. Look at it, then answer.',
  EVENT_OVER: 'This event is over.',
  EVENT_TIME_GONE: 'This time of the event is no longer there. Load the calendar again.',
  SLOT_TAKEN:
    'An interviewer has another interview at that time. Choose another time or interviewer.',
  NO_AVAILABILITY:
    'The interviewers have no time in common in these days. Allow more days, or let one of them hold it.',
  RESCHEDULE_LIMIT:
    'This interview was moved three times. Reply to the e-mail to find another time.',
  TOO_LATE_TO_CHANGE:
    'The interview begins in less than two hours. Reply to the e-mail instead, and we will see to it.',
  INTERVIEW_ATTEMPTS:
    'There are at most three interviews of one kind, and a team lead asks for the third.',
  INTERVIEW_TOO_EARLY: 'It is too early for that: the interview has not gone on for long enough.',
  VETTING_RETRY_LATER:
    'This person did not pass the vetting. Screen them again from the day shown under Vetting.',
  LAST_POSITION: 'A job keeps at least one position. Close or cancel the job instead.',
  SUPERVISOR_NOT_ELIGIBLE:
    'A supervisor must be an active user of this client with decision rights. Choose another person.',
  JOB_NOT_READY_TO_OPEN: 'Something is missing before this job can open. See the checklist.',
  JOB_HAS_SELECTED: 'Someone is selected or in contracting. Undo the selection first.',
  COMPANY_HAS_LIVE_WORK:
    'This client still has live jobs or contracts. Close them first, or make it a former client.',
  COMPANY_HAS_OPEN_SIGNATURES:
    'Documents with this client wait for a signature. Finish or withdraw them first.',
  COMPANY_BLOCKED: 'This client is blocked: no new work can begin.',
  COMPANY_ON_HOLD:
    'New requests are paused for your company. Your account manager can tell you more.',
  SUPERVISES_CONTRACTORS:
    'This person supervises contractors. Choose another supervisor for them first.',
  RATE_BELOW_MINIMUM: 'This is below the candidate’s minimum rate. Confirm to continue.',
  DEFAULT_BIO_REQUIRED: 'Choose another default bio first.',
  ATTACHMENT_TYPE_NOT_ALLOWED:
    'This kind of file is not accepted here. What counts is its content, not its name.',
  ATTACHMENT_TOO_LARGE: 'This file is too large.',
  TOO_MANY_ATTACHMENTS: 'The limit of 50 files is reached. Delete one first.',
  ATTACHMENT_SCAN_PENDING: 'This file is still being checked. Try again in a minute.',
  ATTACHMENT_BLOCKED: 'The check found a problem in this file, so it cannot be opened.',
  ATTACHMENT_VISIBILITY_FORBIDDEN: 'Files of this type can never be shown to clients.',
  ATTACHMENT_IN_USE: 'This file is used elsewhere, so it cannot be deleted.',
  UPLOAD_INCOMPLETE: 'The file was not uploaded completely. Resume the upload.',
  UPLOAD_EXPIRED: 'This upload was not finished in time. Choose the file again.',
  CV_PERSON_MISMATCH:
    'This CV names someone else. Confirm that it belongs to this person, or dismiss the review.',
  EXTRACTION_CLOSED: 'This review is closed and can only be read.',
  SUGGESTION_OUTDATED: 'The entry changed since this was suggested.',
  RATE_PERIOD_OVERLAP: 'This overlaps another rate. Choose another start date.',
  RATE_PERIOD_LOCKED: 'Hours of these days are approved already. Choose a later start date.',
  TIMESHEET_LOCKED: 'This timesheet was submitted and can no longer be changed.',
  TIMESHEET_DAY_OVERFLOW: 'A day has more than 24 hours. Check your entries.',
  TIMESHEET_PAUSED_DAY: 'Hours were entered for a day on which the contract is paused.',
  TIMESHEET_EMPTY: 'Enter your hours first, or confirm that you did not work.',
  UNDO_EXPIRED: 'It is too late to undo this.',
  RESTORE_EXPIRED: 'This was deleted too long ago and can no longer be restored.',
  NOTE_LOCKED: 'This note can no longer be edited. Add a correction instead.',
  NOTE_REMOVED: 'This note was removed.',
  CHAT_CLOSED: 'This conversation is closed. Reopen it, or start a new one.',
  CHAT_MESSAGE_LOCKED: 'A message can be changed for 15 minutes. Write a new one instead.',
  CHAT_MESSAGE_REMOVED: 'This message was removed.',
  CHAT_MIXED_PARTIES:
    'People of two clients, or two candidates, cannot be in one conversation. Start one for each.',
  CHAT_NEEDS_STAFF:
    'A conversation with a client or a candidate needs at least one person of the agency.',
  CHAT_NEEDS_INTERVIEW:
    'A client and a candidate can be in one conversation once they have met in an interview.',
  PIN_LIMIT: 'Three notes are pinned already. Unpin one first.',
  BULK_TOO_LARGE: 'That is too many at once. Select fewer.',
  SELECTION_GREW: 'More rows match now. Check the numbers again.',
  APPROVAL_PENDING: 'This was already requested and is waiting for a decision.',
  RETENTION_RUNNING:
    'Records of work for a client must be kept for seven years, unless the legal basis has ended.',
  SAME_PERSON_APPROVAL: 'You requested this yourself, so someone else has to decide.',
  ALREADY_SUGGESTED: 'This person was already suggested for the job.',
  MEETING_NOT_OPEN: 'This meeting is over or was cancelled.',
  MEETING_FULL: 'The room is full. Someone has to leave before another person can come in.',
  CODE_INVALID: 'This code is wrong or no longer valid.',
  CODE_EXPIRED: 'This code has expired. Ask for a new one.',
  IDENTITY_NOT_CONFIRMED: 'Confirm who you are first.',
  LEGAL_IDENTITY_LOCKED: 'This version cannot be changed: it is under review, or a newer one is.',
  LEGAL_IDENTITY_REQUIRED: 'A verified legal identity is needed first.',
  DOCUMENT_NOT_YOUR_TURN: 'Another person signs first.',
  SECOND_PERSON_REQUIRED: 'A second person has to approve this.',
  OPERATION_RUNNING: 'This is already running. Wait until it is done.',
  EXPORT_EXPIRED: 'Exports are kept for seven days. This file has expired. Export again.',
  SHARE_IN_WORK:
    'You work for this client now. You can withdraw your profile when that work has ended.',
  REFERRAL_SELF: 'You cannot refer yourself.',
  ENGINE_UNAVAILABLE: 'The assistant is switched off. Enter the details yourself.',
  REFERRAL_KNOWN: 'You have already referred this person.',
  REFERRAL_PAUSED: 'The referral program is paused.',
} as const satisfies Record<ErrorCode, string>;

/** The better text if the answer has the details; every placeholder has to be filled. */
export const detailedErrorTexts = {
  ...visitorDetailedTexts,
  DOCUMENT_NOT_YOUR_TURN: '{{name}} signs first. You can sign after that.',
  POSITION_TAKEN: '“{{label}}” is no longer open. Choose another open position.',
  ACCOUNT_LOCKED: 'There were too many tries. Try again at {{until}}.',
  FORBIDDEN: 'You may not do this as {{role}}.',
  VERSION_CONFLICT:
    '{{by}} changed this in the meantime. Check the current values, then try again.',
  INVALID_TRANSITION: 'This is not possible while it is “{{currentState}}”.',
  POSSIBLE_DUPLICATE: 'This looks like {{name}}.',
  TOKEN_INVALID:
    'This page was open for more than {{hours}} hours. Open the link in your e-mail again, then come back here: what you typed is still there.',
  TOKEN_EXPIRED: 'This link expired on {{date}}. Ask for a new one.',
  TOKEN_WRONG_PERSON: 'This link was made for {{maskedEmail}}.',
  IMPERSONATION_READ_ONLY: 'View only: you see Muster as {{name}}, but cannot change anything.',
  RELEASE_DOES_NOT_FIT: 'This build does not fit with what runs beside it. {{faults}}',
  BULK_TOO_LARGE: 'That is too many at once: at most {{max}}.',
  SELECTION_GREW: '{{total}} match now. Check the numbers again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
