import type { AnyEndpoint } from '../core/endpoint.ts';
import { applicationActionEndpoints } from './applications/application-actions.endpoints.ts';
import { applicationRecordEndpoints } from './applications/application-record.endpoints.ts';
import { applicationEndpoints } from './applications/applications.endpoints.ts';
import { boardEndpoints } from './applications/board.endpoints.ts';
import { clientCandidateEndpoints } from './applications/client-candidates.endpoints.ts';
import {
  clientFeedbackEndpoints,
  feedbackVisitEndpoints,
} from './applications/feedback-authoring.endpoints.ts';
import { decisionVisitEndpoints } from './applications/decision-visit.endpoints.ts';
import { interestEndpoints } from './applications/interest.endpoints.ts';
import { ownApplicationEndpoints } from './applications/own-applications.endpoints.ts';
import { statusVisitEndpoints } from './applications/status-visit.endpoints.ts';
import { suggestionEndpoints } from './applications/suggestions.endpoints.ts';
import {
  attachmentEndpoints,
  ownAttachmentEndpoints,
} from './attachments/attachments.endpoints.ts';
import { fileRequestEndpoints } from './attachments/file-requests.endpoints.ts';
import { recordFileEndpoints } from './attachments/record-files.endpoints.ts';
import {
  assistantEndpoints,
  assistantSettingEndpoints,
  jobDialogueEndpoints,
} from './assistant/assistant.endpoints.ts';
import { auditEndpoints } from './audit/audit.endpoints.ts';
import { apiKeyEndpoints } from './auth/api-keys.endpoints.ts';
import { authEndpoints, meEndpoints } from './auth/auth.endpoints.ts';
import { twoFactorEndpoints } from './auth/two-factor.endpoints.ts';
import { bioEndpoints } from './candidates/bios.endpoints.ts';
import { candidateEndpoints, ownProfileEndpoints } from './candidates/candidates.endpoints.ts';
import {
  candidateStatusEndpoints,
  ownStatusEndpoints,
} from './candidates/candidate-status.endpoints.ts';
import { chatEndpoints } from './chat/chat.endpoints.ts';
import { clientInterviewEndpoints } from './client-interviews/client-interviews.endpoints.ts';
import { interviewForClientEndpoints } from './client-interviews/interviews-for-client.endpoints.ts';
import { candidateAccountEndpoints } from './candidate-accounts/candidate-accounts.endpoints.ts';
import { clientTeamEndpoints } from './client-team/client-team.endpoints.ts';
import { companyEndpoints } from './companies/companies.endpoints.ts';
import { coworkerEndpoints } from './companies/coworkers.endpoints.ts';
import { ownCompanyEndpoints } from './companies/own-company.endpoints.ts';
import { companyUserEndpoints } from './companies/company-users.endpoints.ts';
import { approvalEndpoints } from './approvals/approvals.endpoints.ts';
import { companyRuleEndpoints } from './company-rules/company-rules.endpoints.ts';
import { consentEndpoints, ownConsentEndpoints } from './consents/consents.endpoints.ts';
import { duplicateEndpoints } from './duplicates/duplicates.endpoints.ts';
import { cvReadingEndpoints } from './cv-reading/cv-reading.endpoints.ts';
import { experienceSuggestionEndpoints } from './cv-reading/experience-suggestions.endpoints.ts';
import { ownCvEndpoints } from './cv-reading/own-cv.endpoints.ts';
import { exportEndpoints } from './exports/exports.endpoints.ts';
import { fileEndpoints } from './files/files.endpoints.ts';
import { followEndpoints } from './follows/follows.endpoints.ts';
import { homeEndpoints } from './home/home.endpoints.ts';
import { todayEndpoints } from './home/today.endpoints.ts';
import { importEndpoints } from './imports/imports.endpoints.ts';
import { impersonationEndpoints } from './impersonation/impersonation.endpoints.ts';
import { applyingEndpoints } from './applying/applying.endpoints.ts';
import { signUpEndpoints } from './sign-up/sign-up.endpoints.ts';
import { referralProgramEndpoints } from './referrals/referral-programs.endpoints.ts';
import { referralEndpoints } from './referrals/referrals.endpoints.ts';
import { rewardBatchEndpoints } from './referrals/reward-batches.endpoints.ts';
import { intakeEndpoints } from './intakes/intakes.endpoints.ts';
import { clientAskEndpoints } from './jobs/client-asks.endpoints.ts';
import { clientJobEndpoints } from './jobs/client-jobs.endpoints.ts';
import { jobActionEndpoints } from './jobs/job-actions.endpoints.ts';
import { jobEndpoints } from './jobs/jobs.endpoints.ts';
import { linkEndpoints } from './links/links.endpoints.ts';
import { matchingEndpoints } from './matching/matching.endpoints.ts';
import { poolSuggestionEndpoints } from './matching/pool-suggestions.endpoints.ts';
import { noteEndpoints } from './notes/notes.endpoints.ts';
import { notificationEndpoints } from './notifications/notifications.endpoints.ts';
import { onboardingEndpoints } from './onboarding/onboarding.endpoints.ts';
import { operationEndpoints } from './operations/operations.endpoints.ts';
import { emailTemplateEndpoints } from './email-templates/email-templates.endpoints.ts';
import { bulkMailEndpoints } from './messages/bulk-mail.endpoints.ts';
import { communicationEndpoints } from './communications/communications.endpoints.ts';
import { inboxEndpoints } from './inbox/inbox.endpoints.ts';
import { messageEndpoints, unsubscribeEndpoints } from './messages/messages.endpoints.ts';
import { mailboxEndpoints, platformEndpoints } from './platform/platform.endpoints.ts';
import { readsEndpoints } from './platform/reads.endpoints.ts';
import { clientPlacementEndpoints } from './placements/client-placements.endpoints.ts';
import { placementEndpoints } from './placements/placements.endpoints.ts';
import { clientSeatEndpoints } from './positions/client-seats.endpoints.ts';
import { positionEndpoints } from './positions/positions.endpoints.ts';
import { poolEndpoints, poolMembershipEndpoints } from './pools/pools.endpoints.ts';
import { questionEndpoints } from './questions/questions.endpoints.ts';
import { ownPrivacyEndpoints, privacyEndpoints } from './privacy/privacy.endpoints.ts';
import { photoEndpoints } from './photos/photos.endpoints.ts';
import { pipelineEndpoints } from './pipelines/pipelines.endpoints.ts';
import { reasonEndpoints } from './reasons/reasons.endpoints.ts';
import { settingEndpoints } from './settings/settings.endpoints.ts';
import { reportEndpoints } from './reports/reports.endpoints.ts';
import { deliveryEndpoints } from './releases/deliveries.endpoints.ts';
import { releaseTokenEndpoints } from './releases/release-tokens.endpoints.ts';
import { releaseEndpoints } from './releases/releases.endpoints.ts';
import {
  calendarEndpoints,
  calendarFeedEndpoints,
  calendarVisitEndpoints,
} from './calendar/calendar.endpoints.ts';
import { outsideCalendarEndpoints } from './calendar/outside-calendars.endpoints.ts';
import { overlapEndpoints } from './calendar/overlap.endpoints.ts';
import { teamCalendarEndpoints } from './calendar/team-calendars.endpoints.ts';
import { meetingRecordingEndpoints } from './meetings/meeting-recording.endpoints.ts';
import { meetingVisitEndpoints } from './meetings/meeting-visit.endpoints.ts';
import { meetingEndpoints } from './meetings/meetings.endpoints.ts';
import { applicationScheduleEndpoints } from './scheduling/application-schedule.endpoints.ts';
import { availabilityEndpoints } from './scheduling/availability.endpoints.ts';
import { clientScheduleEndpoints } from './scheduling/client-schedule.endpoints.ts';
import { ownInterviewEndpoints } from './scheduling/own-interviews.endpoints.ts';
import { scheduleRequestEndpoints } from './scheduling/schedule-requests.endpoints.ts';
import { scheduleVisitEndpoints } from './scheduling/schedule-visit.endpoints.ts';
import { screeningFormEndpoints } from './screening/screening.endpoints.ts';
import {
  legalIdentityEndpoints,
  ownIdentityEndpoints,
} from './legal-identities/legal-identities.endpoints.ts';
import { clientDocumentEndpoints } from './signatures/client-documents.endpoints.ts';
import { signatureTemplateEndpoints } from './signatures/signature-templates.endpoints.ts';
import { signatureVisitEndpoints } from './signatures/signature-visit.endpoints.ts';
import { signatureEndpoints, signingEndpoints } from './signatures/signatures.endpoints.ts';
import { screeningVisitEndpoints } from './screening/screening-visit.endpoints.ts';
import { peopleSearchEndpoints } from './search/people-search.endpoints.ts';
import { dataBrowserEndpoints } from './data-browser/data-browser.endpoints.ts';
import { savedSearchEndpoints } from './search/saved-searches.endpoints.ts';
import { searchIndexEndpoints } from './search/search-index.endpoints.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { skillCatalogueEndpoints } from './skills/skill-catalogue.endpoints.ts';
import {
  exitSurveyEndpoints,
  exitSurveyVisitEndpoints,
} from './exit-surveys/exit-surveys.endpoints.ts';
import {
  evaluationInputEndpoints,
  evaluationInputVisitEndpoints,
} from './evaluations/evaluation-input.endpoints.ts';
import {
  evaluationEndpoints,
  evaluationTemplateEndpoints,
} from './evaluations/evaluations.endpoints.ts';
import { skillEndpoints } from './skills/skills.endpoints.ts';
import { promiseEndpoints } from './promises/promises.endpoints.ts';
import { taskEndpoints } from './tasks/tasks.endpoints.ts';
import { teamEndpoints } from './team/team.endpoints.ts';
import { handoverEndpoints } from './handovers/handovers.endpoints.ts';
import { timesheetVisitEndpoints } from './timesheets/timesheet-visit.endpoints.ts';
import { clientTimesheetEndpoints } from './timesheets/client-timesheets.endpoints.ts';
import { timesheetEndpoints } from './timesheets/timesheets.endpoints.ts';
import { myInvitationEndpoints } from './users/invitations.endpoints.ts';
import { interviewKitEndpoints } from './vetting/interview-kit.endpoints.ts';
import { scorecardEndpoints } from './vetting/scorecards.endpoints.ts';
import { transcriptEndpoints } from './vetting/transcripts.endpoints.ts';
import { vettingEndpoints } from './vetting/vetting.endpoints.ts';
import { vettingInterviewEndpoints } from './vetting/vetting-interviews.endpoints.ts';
import { userEndpoints } from './users/users.endpoints.ts';
import { customFieldEndpoints } from './custom-fields/custom-fields.endpoints.ts';
import { webhookEndpoints } from './webhooks/webhooks.endpoints.ts';
import { viewEndpoints } from './views/views.endpoints.ts';

/** All endpoints of the API, which the BFF mounts, the API page lists and the role walk visits. */
export const allEndpoints: readonly AnyEndpoint[] = [
  platformEndpoints,
  readsEndpoints,
  authEndpoints,
  twoFactorEndpoints,
  apiKeyEndpoints,
  webhookEndpoints,
  customFieldEndpoints,
  meEndpoints,
  onboardingEndpoints,
  userEndpoints,
  myInvitationEndpoints,
  impersonationEndpoints,
  auditEndpoints,
  releaseEndpoints,
  releaseTokenEndpoints,
  deliveryEndpoints,
  homeEndpoints,
  todayEndpoints,
  peopleSearchEndpoints,
  searchEndpoints,
  savedSearchEndpoints,
  searchIndexEndpoints,
  dataBrowserEndpoints,
  notificationEndpoints,
  viewEndpoints,
  exportEndpoints,
  operationEndpoints,
  importEndpoints,
  followEndpoints,
  candidateEndpoints,
  bioEndpoints,
  duplicateEndpoints,
  candidateStatusEndpoints,
  ownProfileEndpoints,
  photoEndpoints,
  ownStatusEndpoints,
  companyRuleEndpoints,
  consentEndpoints,
  ownConsentEndpoints,
  fileEndpoints,
  attachmentEndpoints,
  ownAttachmentEndpoints,
  fileRequestEndpoints,
  recordFileEndpoints,
  cvReadingEndpoints,
  experienceSuggestionEndpoints,
  ownCvEndpoints,
  approvalEndpoints,
  privacyEndpoints,
  ownPrivacyEndpoints,
  noteEndpoints,
  inboxEndpoints,
  promiseEndpoints,
  taskEndpoints,
  skillEndpoints,
  skillCatalogueEndpoints,
  companyEndpoints,
  companyUserEndpoints,
  jobEndpoints,
  jobActionEndpoints,
  clientJobEndpoints,
  clientAskEndpoints,
  candidateAccountEndpoints,
  clientTeamEndpoints,
  clientInterviewEndpoints,
  interviewForClientEndpoints,
  coworkerEndpoints,
  ownCompanyEndpoints,
  clientSeatEndpoints,
  intakeEndpoints,
  assistantEndpoints,
  assistantSettingEndpoints,
  jobDialogueEndpoints,
  applyingEndpoints,
  signUpEndpoints,
  referralEndpoints,
  referralProgramEndpoints,
  rewardBatchEndpoints,
  applicationEndpoints,
  applicationActionEndpoints,
  applicationRecordEndpoints,
  interestEndpoints,
  ownApplicationEndpoints,
  statusVisitEndpoints,
  decisionVisitEndpoints,
  clientCandidateEndpoints,
  feedbackVisitEndpoints,
  clientFeedbackEndpoints,
  suggestionEndpoints,
  screeningFormEndpoints,
  screeningVisitEndpoints,
  applicationScheduleEndpoints,
  clientScheduleEndpoints,
  availabilityEndpoints,
  calendarEndpoints,
  teamCalendarEndpoints,
  calendarFeedEndpoints,
  calendarVisitEndpoints,
  outsideCalendarEndpoints,
  overlapEndpoints,
  scheduleRequestEndpoints,
  scheduleVisitEndpoints,
  ownInterviewEndpoints,
  ownIdentityEndpoints,
  legalIdentityEndpoints,
  signatureEndpoints,
  signatureTemplateEndpoints,
  signingEndpoints,
  clientDocumentEndpoints,
  signatureVisitEndpoints,
  boardEndpoints,
  matchingEndpoints,
  poolSuggestionEndpoints,
  positionEndpoints,
  placementEndpoints,
  clientPlacementEndpoints,
  pipelineEndpoints,
  reasonEndpoints,
  settingEndpoints,
  reportEndpoints,
  poolEndpoints,
  poolMembershipEndpoints,
  questionEndpoints,
  vettingEndpoints,
  meetingEndpoints,
  meetingRecordingEndpoints,
  meetingVisitEndpoints,
  vettingInterviewEndpoints,
  interviewKitEndpoints,
  transcriptEndpoints,
  scorecardEndpoints,
  teamEndpoints,
  chatEndpoints,
  timesheetEndpoints,
  timesheetVisitEndpoints,
  handoverEndpoints,
  clientTimesheetEndpoints,
  evaluationEndpoints,
  evaluationInputEndpoints,
  evaluationInputVisitEndpoints,
  exitSurveyEndpoints,
  exitSurveyVisitEndpoints,
  evaluationTemplateEndpoints,
  linkEndpoints,
  mailboxEndpoints,
  messageEndpoints,
  bulkMailEndpoints,
  communicationEndpoints,
  emailTemplateEndpoints,
  unsubscribeEndpoints,
].flatMap((group): AnyEndpoint[] => Object.values(group));
