import {
  chatEndpoints,
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientJobEndpoints,
  clientPlacementEndpoints,
  clientTeamEndpoints,
  clientTimesheetEndpoints,
  interviewForClientEndpoints,
} from '@muster/contracts';
import { respond, type Handler } from '@muster/kit/testing';

/**
 * Handlers of the dashboard for a client without jobs and contractors; later handlers override
 * them.
 */
export const quietClient: readonly Handler[] = [
  respond(chatEndpoints.threads, () => ({ data: [], nextCursor: null })),
  respond(clientCandidateEndpoints.list, () => ({ data: [], waiting: 0, status: [] })),
  respond(clientDocumentEndpoints.list, () => ({ data: [] })),
  respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
  respond(clientPlacementEndpoints.contractors, () => ({ data: [] })),
  respond(clientTeamEndpoints.read, () => ({ companyName: 'Lumera Pay', data: [], jobs: [] })),
  respond(clientTimesheetEndpoints.list, () => ({ data: [], reasons: [] })),
  respond(interviewForClientEndpoints.upcoming, () => ({ data: [] })),
  respond(interviewForClientEndpoints.past, () => ({ data: [] })),
  respond(clientJobEndpoints.forClient, () => ({ companyName: 'Lumera Pay', jobs: [] })),
];
