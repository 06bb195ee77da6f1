import {
  applicationActionEndpoints,
  clientCandidateEndpoints,
  clientPlacementEndpoints,
  clientTimesheetEndpoints,
  jobEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  jobsForClient: jobEndpoints.forClient,
  contractors: clientPlacementEndpoints.contractors,
  people: clientCandidateEndpoints.list,
  person: clientCandidateEndpoints.read,
  select: clientCandidateEndpoints.select,
  reject: clientCandidateEndpoints.reject,
  requestInterview: clientCandidateEndpoints.requestInterview,
  askMore: clientCandidateEndpoints.askMore,
  askDecider: clientCandidateEndpoints.askDecider,
  timesheets: clientTimesheetEndpoints.list,
  approveTimesheet: clientTimesheetEndpoints.approve,
  rejectTimesheet: clientTimesheetEndpoints.reject,
  markSeen: applicationActionEndpoints.seen,
});
