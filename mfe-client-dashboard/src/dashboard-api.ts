import {
  chatThreadsEndpoint,
  clientCandidateListEndpoint,
  clientDocumentEndpoints,
  clientFeedbackListEndpoint,
  clientPlacementEndpoints,
  clientTeamEndpoint,
  clientTimesheetListEndpoint,
  jobsForClientEndpoint,
  upcomingForClientEndpoint,
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
  people: clientCandidateListEndpoint,
  team: clientTeamEndpoint,
  conversations: chatThreadsEndpoint,
  timesheets: clientTimesheetListEndpoint,
  ownFeedback: clientFeedbackListEndpoint,
  documents: clientDocumentEndpoints.list,
  upcomingInterviews: upcomingForClientEndpoint,
});
