import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from './endpoint-fixture.fixtures.ts';
import { applicationActionFixtures } from '../domains/applications/application-actions.walk.fixtures.ts';
import { applicationFixtures } from '../domains/applications/applications.walk.fixtures.ts';
import { attachmentFixtures } from '../domains/attachments/attachments.walk.fixtures.ts';
import { assistantFixtures } from '../domains/assistant/assistant.walk.fixtures.ts';
import { auditFixtures } from '../domains/activity-log/audit.walk.fixtures.ts';
import { customFieldFixtures } from '../domains/custom-fields/custom-fields.walk.fixtures.ts';
import { webhookFixtures } from '../domains/webhooks/webhooks.walk.fixtures.ts';
import { apiKeyFixtures } from '../domains/auth/keys/api-keys.walk.fixtures.ts';
import { authFixtures } from '../domains/auth/auth.walk.fixtures.ts';
import { boardFixtures } from '../domains/applications/board/board.walk.fixtures.ts';
import { candidateFixtures } from '../domains/candidates/candidates.walk.fixtures.ts';
import { decisionVisitFixtures } from '../domains/applications/decisions-by-mail/decision-visit.walk.fixtures.ts';
import { feedbackAuthoringFixtures } from '../domains/applications/feedback/feedback-authoring.walk.fixtures.ts';
import { clientCandidateFixtures } from '../domains/applications/client/client-candidates.walk.fixtures.ts';
import { clientAskFixtures } from '../domains/jobs/asks/client-asks.walk.fixtures.ts';
import { clientJobFixtures } from '../domains/jobs/client/client-jobs.walk.fixtures.ts';
import { chatFixtures } from '../domains/chat/chat.walk.fixtures.ts';
import { clientInterviewFixtures } from '../domains/client-interviews/client-interviews.walk.fixtures.ts';
import { candidateAccountFixtures } from '../domains/candidate-accounts/candidate-accounts.walk.fixtures.ts';
import { clientTeamFixtures } from '../domains/client-team/client-team.walk.fixtures.ts';
import { clientSeatFixtures } from '../domains/positions/client/client-seats.walk.fixtures.ts';
import { pastContractorFixtures } from '../domains/placements/client/past-contractors.walk.fixtures.ts';
import { coworkerFixtures } from '../domains/companies/client/coworkers.walk.fixtures.ts';
import { ownCompanyFixtures } from '../domains/companies/client/own-company.walk.fixtures.ts';
import { companyFixtures } from '../domains/companies/companies.walk.fixtures.ts';
import { duplicateFixtures } from '../domains/duplicates/duplicates.walk.fixtures.ts';
import { fileFixtures } from '../domains/files/files.walk.fixtures.ts';
import { photoFixtures } from '../domains/files/photos.walk.fixtures.ts';
import { cvReadingFixtures } from '../domains/cv-reading/cv-reading.walk.fixtures.ts';
import { homeFixtures } from '../domains/home/home.walk.fixtures.ts';
import { companyRuleFixtures } from '../domains/company-rules/company-rules.walk.fixtures.ts';
import { consentFixtures } from '../domains/consents/consents.walk.fixtures.ts';
import { exportFixtures } from '../domains/exports/exports.walk.fixtures.ts';
import { importFixtures } from '../domains/imports/imports.walk.fixtures.ts';
import { impersonationFixtures } from '../domains/impersonation/impersonation.walk.fixtures.ts';
import { applyingFixtures } from '../domains/applying/applying.walk.fixtures.ts';
import { reportFixtures } from '../domains/reports/reports.walk.fixtures.ts';
import { signUpFixtures } from '../domains/sign-up/sign-up.walk.fixtures.ts';
import { referralFixtures } from '../domains/referrals/referrals.walk.fixtures.ts';
import { intakeFixtures } from '../domains/intakes/intakes.walk.fixtures.ts';
import { jobFixtures } from '../domains/jobs/jobs.walk.fixtures.ts';
import { linkFixtures } from '../domains/links/links.walk.fixtures.ts';
import { poolFixtures } from '../domains/pools/pools.walk.fixtures.ts';
import { vettingFixtures } from '../domains/vetting/vetting.walk.fixtures.ts';
import { questionFixtures } from '../domains/questions/questions.walk.fixtures.ts';
import { timesheetVisitFixtures } from '../domains/timesheets/by-mail/timesheet-visit.walk.fixtures.ts';
import { handoverFixtures } from '../domains/handovers/handovers.walk.fixtures.ts';
import { timesheetFixtures } from '../domains/timesheets/timesheets.walk.fixtures.ts';
import { exitSurveyFixtures } from '../domains/exit-surveys/exit-surveys.walk.fixtures.ts';
import { evaluationInputFixtures } from '../domains/evaluations/client-input/evaluation-input.walk.fixtures.ts';
import { evaluationFixtures } from '../domains/evaluations/evaluations.walk.fixtures.ts';
import { teamFixtures } from '../domains/team/team.walk.fixtures.ts';
import { matchingFixtures } from '../domains/matching/matching.walk.fixtures.ts';
import { emailTemplateFixtures } from '../domains/email-templates/email-templates.walk.fixtures.ts';
import { communicationFixtures } from '../domains/communications/communications.walk.fixtures.ts';
import { messageFixtures } from '../domains/messages/messages.walk.fixtures.ts';
import { inboxFixtures } from '../domains/inbox/inbox.walk.fixtures.ts';
import { promiseFixtures } from '../domains/promises/promises.walk.fixtures.ts';
import { noteFixtures } from '../domains/notes/notes.walk.fixtures.ts';
import { notificationFixtures } from '../domains/notifications/notifications.walk.fixtures.ts';
import { operationFixtures } from '../domains/operations/operations.walk.fixtures.ts';
import { onboardingFixtures } from '../domains/onboarding/onboarding.walk.fixtures.ts';
import { pipelineFixtures } from '../domains/pipelines/pipelines.walk.fixtures.ts';
import { placementFixtures } from '../domains/placements/placements.walk.fixtures.ts';
import { platformFixtures } from '../domains/platform/platform.walk.fixtures.ts';
import { privacyFixtures } from '../domains/privacy/privacy.walk.fixtures.ts';
import { profileFixtures } from '../domains/users/profile.walk.fixtures.ts';
import { dataBrowserFixtures } from '../domains/data-browser/data-browser.walk.fixtures.ts';
import { deliveryFixtures } from '../domains/releases/outside/deliveries.walk.fixtures.ts';
import { releaseFixtures } from '../domains/releases/releases.walk.fixtures.ts';
import { searchFixtures } from '../domains/search/search.walk.fixtures.ts';
import { skillCatalogueFixtures } from '../domains/skills/skill-catalogue.walk.fixtures.ts';
import { statusFixtures } from '../domains/candidates/candidate-status.walk.fixtures.ts';
import { calendarFixtures } from '../domains/calendar/calendar.walk.fixtures.ts';
import { meetingFixtures } from '../domains/meetings/meetings.walk.fixtures.ts';
import { clientScheduleFixtures } from '../domains/scheduling/client/client-schedule.walk.fixtures.ts';
import { schedulingFixtures } from '../domains/scheduling/scheduling.walk.fixtures.ts';
import { legalIdentityFixtures } from '../domains/legal-identities/legal-identities.walk.fixtures.ts';
import { settingsFixtures } from '../domains/settings/settings.walk.fixtures.ts';
import { signatureFixtures } from '../domains/signatures/signatures.walk.fixtures.ts';
import { screeningFixtures } from '../domains/screening/screening.walk.fixtures.ts';
import { suggestionFixtures } from '../domains/applications/suggestions/suggestions.walk.fixtures.ts';
import { taskFixtures } from '../domains/tasks/tasks.walk.fixtures.ts';
import { twoFactorFixtures } from '../domains/auth/two-factor/two-factor.walk.fixtures.ts';
import { invitationFixtures } from '../domains/users/invitations/invitations.walk.fixtures.ts';
import { userFixtures } from '../domains/users/users.walk.fixtures.ts';
import { viewFixtures } from '../domains/views/views.walk.fixtures.ts';
import type { AnyEndpoint } from '@muster/contracts';
import type { Caller, World } from './world.fixtures.ts';

/** How to call each endpoint; the walk fails for an endpoint without an entry. */
export const endpointFixtures: EndpointFixtures = {
  ...platformFixtures,
  ...apiKeyFixtures,
  ...webhookFixtures,
  ...customFieldFixtures,
  ...authFixtures,
  ...twoFactorFixtures,
  ...onboardingFixtures,
  ...invitationFixtures,
  ...userFixtures,
  ...candidateFixtures,
  ...applicationFixtures,
  ...jobFixtures,
  ...intakeFixtures,
  ...signUpFixtures,
  ...applyingFixtures,
  ...referralFixtures,
  ...reportFixtures,
  ...pipelineFixtures,
  ...placementFixtures,
  ...boardFixtures,
  ...suggestionFixtures,
  ...screeningFixtures,
  ...clientScheduleFixtures,
  ...schedulingFixtures,
  ...calendarFixtures,
  ...meetingFixtures,
  ...legalIdentityFixtures,
  ...signatureFixtures,
  ...applicationActionFixtures,
  ...clientCandidateFixtures,
  ...feedbackAuthoringFixtures,
  ...decisionVisitFixtures,
  ...clientJobFixtures,
  ...clientAskFixtures,
  ...candidateAccountFixtures,
  ...clientTeamFixtures,
  ...clientInterviewFixtures,
  ...coworkerFixtures,
  ...ownCompanyFixtures,
  ...clientSeatFixtures,
  ...pastContractorFixtures,
  ...companyFixtures,
  ...duplicateFixtures,
  ...statusFixtures,
  ...companyRuleFixtures,
  ...consentFixtures,
  ...privacyFixtures,
  ...profileFixtures,
  ...fileFixtures,
  ...photoFixtures,
  ...attachmentFixtures,
  ...cvReadingFixtures,
  ...matchingFixtures,
  ...messageFixtures,
  ...communicationFixtures,
  ...emailTemplateFixtures,
  ...inboxFixtures,
  ...promiseFixtures,
  ...noteFixtures,
  ...notificationFixtures,
  ...taskFixtures,
  ...homeFixtures,
  ...poolFixtures,
  ...questionFixtures,
  ...vettingFixtures,
  ...teamFixtures,
  ...timesheetFixtures,
  ...timesheetVisitFixtures,
  ...handoverFixtures,
  ...evaluationFixtures,
  ...evaluationInputFixtures,
  ...exitSurveyFixtures,
  ...chatFixtures,
  ...skillCatalogueFixtures,
  ...linkFixtures,
  ...impersonationFixtures,
  ...assistantFixtures,
  ...settingsFixtures,
  ...auditFixtures,
  ...exportFixtures,
  ...importFixtures,
  ...operationFixtures,
  ...viewFixtures,
  ...dataBrowserFixtures,
  ...releaseFixtures,
  ...deliveryFixtures,
  ...searchFixtures,
};

/** Returns the fixture of an endpoint. @throws Error that names an endpoint without one */
export function fixtureOf(name: string): EndpointFixture {
  const fixture = endpointFixtures[name];
  if (!fixture)
    throw new Error(`${name} has no fixture: add one in the *.walk.fixtures.ts of its domain`);
  return fixture;
}

const readCalls = new WeakMap<World, Map<string, Promise<FixtureCall>>>();

/** Returns a caller's read of an endpoint, created once in each world: a read can be repeated. */
export function readCallOf(
  world: World,
  { name }: AnyEndpoint,
  caller: Caller,
): Promise<FixtureCall> {
  const known = readCalls.get(world) ?? new Map<string, Promise<FixtureCall>>();
  readCalls.set(world, known);
  const key = `${name} ${caller.name}`;
  const made = known.get(key) ?? Promise.resolve(fixtureOf(name).call(world, caller));
  known.set(key, made);
  return made;
}
