import type { SearchSource } from '../search/search-source.ts';
import { activityLogDomain } from './activity-log/activity-log.domain.ts';
import { applicationsDomain } from './applications/applications.domain.ts';
import { approvalsDomain } from './approvals/approvals.domain.ts';
import { assistantDomain } from './assistant/assistant.domain.ts';
import { attachmentsDomain } from './attachments/attachments.domain.ts';
import { authDomain } from './auth/auth.domain.ts';
import { candidatesDomain } from './candidates/candidates.domain.ts';
import { candidateSearch } from './candidates/candidates.search.ts';
import { cvReadingDomain } from './cv-reading/cv-reading.domain.ts';
import type { Domain } from '../domain.ts';
import { duplicatesDomain } from './duplicates/duplicates.domain.ts';
import { exportsDomain } from './exports/exports.domain.ts';
import { importsDomain } from './imports/imports.domain.ts';
import { filesDomain } from './files/files.domain.ts';
import { followsDomain } from './follows/follows.domain.ts';
import { homeDomain } from './home/home.domain.ts';
import { impersonationDomain } from './impersonation/impersonation.domain.ts';
import { operationsDomain } from './operations/operations.domain.ts';
import { onboardingDomain } from './onboarding/onboarding.domain.ts';
import { linksDomain } from './links/links.domain.ts';
import { platformDomain } from './platform/platform.domain.ts';
import { dataBrowserDomain } from './data-browser/data-browser.domain.ts';
import { createSearchDomain } from './search/search.domain.ts';
import { seedDomain } from './seed/seed.domain.ts';
import { submissionsDomain } from './submissions/submissions.domain.ts';
import { skillsDomain } from './skills/skills.domain.ts';
import { consentsDomain } from './consents/consents.domain.ts';
import { chatDomain } from './chat/chat.domain.ts';
import { clientInterviewsDomain } from './client-interviews/client-interviews.domain.ts';
import { candidateAccountsDomain } from './candidate-accounts/candidate-accounts.domain.ts';
import { clientTeamDomain } from './client-team/client-team.domain.ts';
import { clientWaitingDomain } from './client-waiting/client-waiting.domain.ts';
import { companyRulesDomain } from './company-rules/company-rules.domain.ts';
import { communicationsDomain } from './communications/communications.domain.ts';
import { companiesDomain } from './companies/companies.domain.ts';
import { companySearch } from './companies/companies.search.ts';
import { intakesDomain } from './intakes/intakes.domain.ts';
import { referralsDomain } from './referrals/referrals.domain.ts';
import { signUpDomain } from './sign-up/sign-up.domain.ts';
import { applyingDomain } from './applying/applying.domain.ts';
import { exitSurveysDomain } from './exit-surveys/exit-surveys.domain.ts';
import { jobsDomain } from './jobs/jobs.domain.ts';
import { jobSearch } from './jobs/jobs.search.ts';
import { matchingDomain } from './matching/matching.domain.ts';
import { emailTemplatesDomain } from './email-templates/email-templates.domain.ts';
import { messagesDomain } from './messages/messages.domain.ts';
import { notesDomain } from './notes/notes.domain.ts';
import { noteSearch } from './notes/notes.search.ts';
import { createNotificationsDomain } from './notifications/notifications.domain.ts';
import { placementsDomain } from './placements/placements.domain.ts';
import { positionsDomain } from './positions/positions.domain.ts';
import { pipelinesDomain } from './pipelines/pipelines.domain.ts';
import { poolsDomain } from './pools/pools.domain.ts';
import { questionsDomain } from './questions/questions.domain.ts';
import { calendarDomain } from './calendar/calendar.domain.ts';
import { schedulingDomain } from './scheduling/scheduling.domain.ts';
import { legalIdentitiesDomain } from './legal-identities/legal-identities.domain.ts';
import { settingsDomain } from './settings/settings.domain.ts';
import { signaturesDomain } from './signatures/signatures.domain.ts';
import { screeningDomain } from './screening/screening.domain.ts';
import { poolSearch } from './pools/pools.search.ts';
import { privacyDomain } from './privacy/privacy.domain.ts';
import { reasonsDomain } from './reasons/reasons.domain.ts';
import { releasesDomain } from './releases/releases.domain.ts';
import { inboxDomain } from './inbox/inbox.domain.ts';
import { promisesDomain } from './promises/promises.domain.ts';
import { tasksDomain } from './tasks/tasks.domain.ts';
import { reportsDomain } from './reports/reports.domain.ts';
import { teamDomain } from './team/team.domain.ts';
import { teamSearch } from './team/team.search.ts';
import { evaluationsDomain } from './evaluations/evaluations.domain.ts';
import { handoversDomain } from './handovers/handovers.domain.ts';
import { timesheetsDomain } from './timesheets/timesheets.domain.ts';
import { timelinesDomain } from './timelines/timelines.domain.ts';
import { usersDomain } from './users/users.domain.ts';
import { viewsDomain } from './views/views.domain.ts';
import { createMeetingsDomain } from './meetings/meetings.domain.ts';
import { vettingDomain } from './vetting/vetting.domain.ts';
import { customFieldsDomain } from './custom-fields/custom-fields.domain.ts';
import { webhooksDomain } from './webhooks/webhooks.domain.ts';
import { userSearch } from './users/users.search.ts';

/**
 * Search sources. The large ones come last, so that the small ones are searchable soon after the
 * start.
 */
export const searchSources: readonly SearchSource[] = [
  companySearch,
  poolSearch,
  teamSearch,
  jobSearch,
  userSearch,
  candidateSearch,
  noteSearch,
];

/** The domains of the platform, one line each. */
export const allDomains: readonly Domain[] = [
  platformDomain,
  releasesDomain,
  authDomain,
  onboardingDomain,
  usersDomain,
  impersonationDomain,
  linksDomain,
  // Must follow the links: it replaces their way to make an unsubscribe token.
  messagesDomain,
  emailTemplatesDomain,
  communicationsDomain,
  candidatesDomain,
  duplicatesDomain,
  consentsDomain,
  companiesDomain,
  candidateAccountsDomain,
  clientTeamDomain,
  clientWaitingDomain,
  clientInterviewsDomain,
  applicationsDomain,
  submissionsDomain,
  jobsDomain,
  intakesDomain,
  applyingDomain,
  signUpDomain,
  referralsDomain,
  companyRulesDomain,
  reasonsDomain,
  pipelinesDomain,
  filesDomain,
  attachmentsDomain,
  approvalsDomain,
  privacyDomain,
  cvReadingDomain,
  matchingDomain,
  assistantDomain,
  notesDomain,
  // Caches counts, which must become stale before the streams announce a change.
  homeDomain,
  createNotificationsDomain(),
  poolsDomain,
  questionsDomain,
  screeningDomain,
  legalIdentitiesDomain,
  signaturesDomain,
  vettingDomain,
  webhooksDomain,
  customFieldsDomain,
  schedulingDomain,
  calendarDomain,
  createMeetingsDomain(),
  positionsDomain,
  placementsDomain,
  tasksDomain,
  inboxDomain,
  promisesDomain,
  followsDomain,
  teamDomain,
  timesheetsDomain,
  handoversDomain,
  evaluationsDomain,
  exitSurveysDomain,
  chatDomain,
  reportsDomain,
  skillsDomain,
  activityLogDomain,
  timelinesDomain,
  settingsDomain,
  viewsDomain,
  exportsDomain,
  importsDomain,
  operationsDomain,
  createSearchDomain(searchSources),
  dataBrowserDomain,
  seedDomain,
];
