import { applyingEndpoints, intakeEndpoints, ownApplicationEndpoints } from '@muster/contracts';
import { extendMusterApi } from '@muster/kit';
import { api as remote } from '../../api.ts';

/** What somebody needs who applies, mostly without an account. */
export const api = extendMusterApi(remote, {
  intakesStartJobRequest: intakeEndpoints.startJobRequest,
  applyingJobs: applyingEndpoints.jobs,
  applyingJob: applyingEndpoints.job,
  applyingBegin: applyingEndpoints.begin,
  applyingRead: applyingEndpoints.read,
  applyingSave: applyingEndpoints.save,
  applyingSubmit: applyingEndpoints.submit,
  applyingConfirm: applyingEndpoints.confirm,
  ownApplicationsAppliedJobs: ownApplicationEndpoints.appliedJobs,
});
