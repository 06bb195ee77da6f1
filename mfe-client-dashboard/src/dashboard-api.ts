import {
  askExtensionEndpoint,
  chatThreadsEndpoint,
  clientCandidateListEndpoint,
  clientDocumentListEndpoint,
  clientFeedbackListEndpoint,
  clientTeamEndpoint,
  clientTimesheetListEndpoint,
  contractorsForClientEndpoint,
  jobsForClientEndpoint,
  ownExitSurveysEndpoint,
  upcomingForClientEndpoint,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/**
 * Shared API of this remote with only what the dashboard needs. Other endpoints load with the
 * screens that use them: `api.ts` extends the same API.
 */
export const dashboardApi = createMusterApi({
  jobsForClient: jobsForClientEndpoint,
  contractors: contractorsForClientEndpoint,
  askExtension: askExtensionEndpoint,
  people: clientCandidateListEndpoint,
  team: clientTeamEndpoint,
  conversations: chatThreadsEndpoint,
  timesheets: clientTimesheetListEndpoint,
  ownFeedback: clientFeedbackListEndpoint,
  documents: clientDocumentListEndpoint,
  exitSurveysOwn: ownExitSurveysEndpoint,
  upcomingInterviews: upcomingForClientEndpoint,
});
