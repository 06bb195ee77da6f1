import { common } from '@muster/ui';
import {
  apiKeyLogMessages,
  customFieldLogMessages,
  releaseTokenLogMessages,
  webhookLogMessages,
} from './account-messages.ts';
import {
  feedbackMessages,
  submissionMessages,
  suggestionMessages,
} from './application-messages.ts';
import { calendarLogMessages } from './calendar-messages.ts';
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

/** Names of the areas by which events are filtered. */
export const groupMessages = {
  application: 'Applications',
  attachment: attachmentLogMessages.group,
  file_request: fileRequestLogMessages.group,
  audit: activityLogMessages.group,
  candidate: common.candidates,
  company: companyMessages.group,
  company_user: companyUserMessages.group,
  export: exportLogMessages.group,
  import: importMessages.group,
  intake: intakeMessages.group,
  referral: referralMessages.group,
  referral_program: referralProgramMessages.group,
  reward_batch: rewardBatchMessages.group,
  job: jobMessages.group,
  position: positionMessages.group,
  placement: placementMessages.group,
  approval: approvalLogMessages.group,
  operation: operationMessages.group,
  submission: submissionMessages.group,
  application_feedback: feedbackMessages.group,
  suggestion: suggestionMessages.group,
  screening_form: screeningLogMessages.group,
  search: searchLogMessages.group,
  settings: agencyLogMessages.group,
  assistant: assistantLogMessages.group,
  data: dataBrowserLogMessages.group,
  team_member: teamMemberLogMessages.group,
  timesheet: timesheetLogMessages.group,
  evaluation: evaluationLogMessages.group,
  evaluation_template: evaluationTemplateLogMessages.group,
  chat_thread: chatThreadLogMessages.group,
  chat_message: chatMessageLogMessages.group,
  calendar_event: calendarLogMessages.group,
  meeting: meetingLogMessages.group,
  legal_identity: identityLogMessages.group,
  signature_document: signatureLogMessages.group,
  signature_template: signatureTemplateLogMessages.group,
  extraction_review: cvReviewLogMessages.group,
  file: fileLogMessages.group,
  impersonation: 'Acting as another person',
  note: noteLogMessages.group,
  release: releaseLogMessages.group,
  session: 'Sign-ins',
  api_key: apiKeyLogMessages.group,
  webhook: webhookLogMessages.group,
  release_token: releaseTokenLogMessages.group,
  custom_field: customFieldLogMessages.group,
  skill: skillLogMessages.group,
  pipeline: pipelineLogMessages.group,
  pool: poolLogMessages.group,
  emailTemplate: emailTemplateLogMessages.group,
  message: mailLogMessages.group,
  messageBatch: batchLogMessages.group,
  call: callLogMessages.group,
  company_rule: companyRuleLogMessages.group,
  received_mail: receivedMailLogMessages.group,
  reason: reasonLogMessages.group,
  promise: promiseLogMessages.group,
  task: taskLogMessages.group,
  user: common.users,
  view: viewLogMessages.group,
} as const;
