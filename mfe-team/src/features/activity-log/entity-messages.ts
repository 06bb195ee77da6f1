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
import { companyUserMessages } from './company-messages.ts';
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

/** Names of the kinds of records in the log. */
export const entityMessages = {
  candidate: common.candidate,
  user: 'User',
  note: noteLogMessages.entity,
  promise: promiseLogMessages.entity,
  task: taskLogMessages.entity,
  skill: skillLogMessages.entity,
  pipeline: pipelineLogMessages.entity,
  pool: poolLogMessages.entity,
  emailTemplate: emailTemplateLogMessages.entity,
  message: mailLogMessages.entity,
  messageBatch: batchLogMessages.entity,
  call: callLogMessages.entity,
  company_rule: companyRuleLogMessages.entity,
  received_mail: receivedMailLogMessages.entity,
  reason: reasonLogMessages.entity,
  application: 'Application',
  attachment: attachmentLogMessages.entity,
  file_request: fileRequestLogMessages.entity,
  file: fileLogMessages.entity,
  extraction_review: cvReviewLogMessages.entity,
  company: common.company,
  company_user: companyUserMessages.entity,
  impersonation: 'Acting as another person',
  Remote: releaseLogMessages.entity,
  session: 'Sign-in',
  api_key: apiKeyLogMessages.entity,
  webhook: webhookLogMessages.entity,
  release_token: releaseTokenLogMessages.entity,
  custom_field: customFieldLogMessages.entity,
  audit: activityLogMessages.entity,
  export: exportLogMessages.entity,
  import: importMessages.entity,
  intake: intakeMessages.entity,
  referral: referralMessages.entity,
  referral_program: referralProgramMessages.entity,
  reward_batch: rewardBatchMessages.entity,
  job: jobMessages.entity,
  position: positionMessages.entity,
  placement: placementMessages.entity,
  approval: approvalLogMessages.entity,
  operation: operationMessages.entity,
  submission: submissionMessages.entity,
  application_feedback: feedbackMessages.entity,
  suggestion: suggestionMessages.entity,
  screening_form: screeningLogMessages.entity,
  SearchIndex: searchLogMessages.entity,
  settings: agencyLogMessages.entity,
  Assistant: assistantLogMessages.entity,
  Collection: dataBrowserLogMessages.entity,
  team_member: teamMemberLogMessages.entity,
  timesheet: timesheetLogMessages.entity,
  evaluation: evaluationLogMessages.entity,
  evaluation_template: evaluationTemplateLogMessages.entity,
  chat_thread: chatThreadLogMessages.entity,
  chat_message: chatMessageLogMessages.entity,
  calendar_event: calendarLogMessages.entity,
  meeting: meetingLogMessages.entity,
  legal_identity: identityLogMessages.entity,
  signature_document: signatureLogMessages.entity,
  signature_template: signatureTemplateLogMessages.entity,
  view: viewLogMessages.entity,
  on: '{{part}} on {{name}}',
} as const;
