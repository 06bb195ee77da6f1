import {
  chatThreadsEndpoint,
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientPlacementEndpoints,
  clientTeamEndpoints,
  clientTimesheetEndpoints,
  interviewForClientEndpoints,
  jobsForClientEndpoint,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/**
 * The one api of this remote, as far as the dashboard needs it. All else comes with the screens that
 * use it: `api.ts` is the same api with that.
 */
export const dashboardApi = createMusterApi({
  jobsForClient: jobsForClientEndpoint,
  contractors: clientPlacementEndpoints.contractors,
  askExtension: clientPlacementEndpoints.askExtension,
  people: clientCandidateEndpoints.list,
  team: clientTeamEndpoints.read,
  conversations: chatThreadsEndpoint,
  timesheets: clientTimesheetEndpoints.list,
  ownFeedback: clientFeedbackEndpoints.list,
  documents: clientDocumentEndpoints.list,
  upcomingInterviews: interviewForClientEndpoints.upcoming,
});
