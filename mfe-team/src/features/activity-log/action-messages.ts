import {
  apiKeyLogMessages,
  customFieldLogMessages,
  impersonationActions,
  releaseTokenLogMessages,
  sessionActions,
  userActions,
  webhookLogMessages,
} from './account-messages.ts';
import {
  applicationMessages,
  feedbackMessages,
  submissionMessages,
  suggestionMessages,
} from './application-messages.ts';
import { calendarLogMessages } from './calendar-messages.ts';
import { candidateActions } from './candidate-messages.ts';
import { chatMessageLogMessages, chatThreadLogMessages } from './chat-messages.ts';
import { companyMessages, companyUserMessages } from './company-messages.ts';
import {
  attachmentLogMessages,
  cvReviewLogMessages,
  exportLogMessages,
  fileLogMessages,
  fileRequestLogMessages,
  activityLogMessages,
} from './file-messages.ts';
import { importMessages } from './import-messages.ts';
import {
  intakeMessages,
  jobMessages,
  placementMessages,
  positionMessages,
  referralMessages,
  referralProgramMessages,
  rewardBatchMessages,
} from './job-messages.ts';
import {
  batchLogMessages,
  callLogMessages,
  emailTemplateLogMessages,
  mailLogMessages,
  receivedMailLogMessages,
} from './mail-messages.ts';
import { meetingLogMessages } from './meeting-messages.ts';
import { operationMessages } from './operation-messages.ts';
import { approvalLogMessages } from './privacy-messages.ts';
import {
  agencyLogMessages,
  assistantLogMessages,
  companyRuleLogMessages,
  dataBrowserLogMessages,
  identityLogMessages,
  pipelineLogMessages,
  poolLogMessages,
  reasonLogMessages,
  screeningLogMessages,
  searchLogMessages,
  signatureLogMessages,
  signatureTemplateLogMessages,
} from './settings-messages.ts';
import {
  evaluationLogMessages,
  evaluationTemplateLogMessages,
  teamMemberLogMessages,
  timesheetLogMessages,
} from './timesheet-messages.ts';
import {
  noteLogMessages,
  promiseLogMessages,
  releaseLogMessages,
  skillLogMessages,
  taskLogMessages,
  viewLogMessages,
} from './work-messages.ts';

/** Actions in words, by the kind of record and the server's name of the action. */
export const actionMessages = {
  company: companyMessages.actions,
  company_user: companyUserMessages.actions,
  audit: activityLogMessages.actions,
  candidate: candidateActions,
  application: applicationMessages,
  pipeline: pipelineLogMessages.actions,
  pool: poolLogMessages.actions,
  emailTemplate: emailTemplateLogMessages.actions,
  message: mailLogMessages.actions,
  messageBatch: batchLogMessages.actions,
  call: callLogMessages.actions,
  company_rule: companyRuleLogMessages.actions,
  received_mail: receivedMailLogMessages.actions,
  reason: reasonLogMessages.actions,
  submission: submissionMessages.actions,
  application_feedback: feedbackMessages.actions,
  suggestion: suggestionMessages.actions,
  screening_form: screeningLogMessages.actions,
  search: searchLogMessages.actions,
  settings: agencyLogMessages.actions,
  assistant: assistantLogMessages.actions,
  data: dataBrowserLogMessages.actions,
  team_member: teamMemberLogMessages.actions,
  timesheet: timesheetLogMessages.actions,
  evaluation: evaluationLogMessages.actions,
  evaluation_template: evaluationTemplateLogMessages.actions,
  chat_thread: chatThreadLogMessages.actions,
  chat_message: chatMessageLogMessages.actions,
  calendar_event: calendarLogMessages.actions,
  meeting: meetingLogMessages.actions,
  legal_identity: identityLogMessages.actions,
  signature_document: signatureLogMessages.actions,
  signature_template: signatureTemplateLogMessages.actions,
  attachment: attachmentLogMessages.actions,
  file: fileLogMessages.actions,
  file_request: fileRequestLogMessages.actions,
  extraction_review: cvReviewLogMessages.actions,
  export: exportLogMessages.actions,
  import: importMessages.actions,
  intake: intakeMessages.actions,
  referral: referralMessages.actions,
  referral_program: referralProgramMessages.actions,
  reward_batch: rewardBatchMessages.actions,
  job: jobMessages.actions,
  position: positionMessages.actions,
  placement: placementMessages.actions,
  approval: approvalLogMessages.actions,
  operation: operationMessages.actions,
  impersonation: impersonationActions,
  note: noteLogMessages.actions,
  release: releaseLogMessages.actions,
  session: sessionActions,
  api_key: apiKeyLogMessages.actions,
  webhook: webhookLogMessages.actions,
  release_token: releaseTokenLogMessages.actions,
  custom_field: customFieldLogMessages.actions,
  skill: skillLogMessages.actions,
  promise: promiseLogMessages.actions,
  task: taskLogMessages.actions,
  view: viewLogMessages.actions,
  user: userActions,
} as const;
