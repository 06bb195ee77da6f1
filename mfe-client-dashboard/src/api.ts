import {
  applicationActionEndpoints,
  clientCandidateEndpoints,
  clientJobEndpoints,
  clientPlacementEndpoints,
  jobEndpoints,
  skillEndpoints,
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
  jobForm: clientJobEndpoints.form,
  requestJob: clientJobEndpoints.create,
  job: clientJobEndpoints.read,
  updateJob: clientJobEndpoints.update,
  submitJob: clientJobEndpoints.submit,
  correctOpenedDate: clientJobEndpoints.setOpenedDate,
  askAboutJob: clientJobEndpoints.ask,
  skills: skillEndpoints.search,
  markSeen: applicationActionEndpoints.seen,
});
