import type { EndpointFixture, EndpointFixtures } from '../endpoint-fixture.fixtures.ts';
import { applicationActionFixtures } from './application-actions.fixtures.ts';
import { applicationFixtures } from './applications.fixtures.ts';
import { attachmentFixtures } from './attachments.fixtures.ts';
import { auditFixtures } from './audit.fixtures.ts';
import { authFixtures } from './auth.fixtures.ts';
import { boardFixtures } from './board.fixtures.ts';
import { candidateFixtures } from './candidates.fixtures.ts';
import { companyFixtures } from './companies.fixtures.ts';
import { duplicateFixtures } from './duplicates.fixtures.ts';
import { fileFixtures } from './files.fixtures.ts';
import { cvReadingFixtures } from './cv-reading.fixtures.ts';
import { homeFixtures } from './home.fixtures.ts';
import { consentFixtures } from './consents.fixtures.ts';
import { exportFixtures } from './exports.fixtures.ts';
import { importFixtures } from './imports.fixtures.ts';
import { impersonationFixtures } from './impersonation.fixtures.ts';
import { intakeFixtures } from './intakes.fixtures.ts';
import { jobFixtures } from './jobs.fixtures.ts';
import { linkFixtures } from './links.fixtures.ts';
import { listFixtures } from './lists.fixtures.ts';
import { matchingFixtures } from './matching.fixtures.ts';
import { noteFixtures } from './notes.fixtures.ts';
import { notificationFixtures } from './notifications.fixtures.ts';
import { operationFixtures } from './operations.fixtures.ts';
import { onboardingFixtures } from './onboarding.fixtures.ts';
import { pipelineFixtures } from './pipelines.fixtures.ts';
import { placementFixtures } from './placements.fixtures.ts';
import { platformFixtures } from './platform.fixtures.ts';
import { privacyFixtures } from './privacy.fixtures.ts';
import { profileFixtures } from './profile.fixtures.ts';
import { releaseFixtures } from './releases.fixtures.ts';
import { searchFixtures } from './search.fixtures.ts';
import { skillCatalogueFixtures } from './skill-catalogue.fixtures.ts';
import { statusFixtures } from './candidate-status.fixtures.ts';
import { suggestionFixtures } from './suggestions.fixtures.ts';
import { taskFixtures } from './tasks.fixtures.ts';
import { twoFactorFixtures } from './two-factor.fixtures.ts';
import { invitationFixtures } from './invitations.fixtures.ts';
import { userFixtures } from './users.fixtures.ts';
import { viewFixtures } from './views.fixtures.ts';

/** How to call each endpoint; the walk fails for one that has no entry here. */
export const endpointFixtures: EndpointFixtures = {
  ...platformFixtures,
  ...authFixtures,
  ...twoFactorFixtures,
  ...onboardingFixtures,
  ...invitationFixtures,
  ...userFixtures,
  ...candidateFixtures,
  ...applicationFixtures,
  ...jobFixtures,
  ...intakeFixtures,
  ...pipelineFixtures,
  ...placementFixtures,
  ...boardFixtures,
  ...suggestionFixtures,
  ...applicationActionFixtures,
  ...companyFixtures,
  ...duplicateFixtures,
  ...statusFixtures,
  ...consentFixtures,
  ...privacyFixtures,
  ...profileFixtures,
  ...fileFixtures,
  ...attachmentFixtures,
  ...cvReadingFixtures,
  ...matchingFixtures,
  ...noteFixtures,
  ...notificationFixtures,
  ...taskFixtures,
  ...homeFixtures,
  ...listFixtures,
  ...skillCatalogueFixtures,
  ...linkFixtures,
  ...impersonationFixtures,
  ...auditFixtures,
  ...exportFixtures,
  ...importFixtures,
  ...operationFixtures,
  ...viewFixtures,
  ...releaseFixtures,
  ...searchFixtures,
};

/** The fixture of an endpoint. @throws Error that names the endpoint which has none */
export function fixtureOf(name: string): EndpointFixture {
  const fixture = endpointFixtures[name];
  if (!fixture) throw new Error(`${name} has no fixture: add one in bff/src/walk/endpoints`);
  return fixture;
}
