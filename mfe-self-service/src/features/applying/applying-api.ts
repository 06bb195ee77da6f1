import { applyingEndpoints, ownApplicationEndpoints } from '@muster/contracts';
import { extendMusterApi } from '@muster/kit';
import { api as publicJobs } from './public-jobs-api.ts';

/** What somebody needs who applies, mostly without an account. */
export const api = extendMusterApi(publicJobs, {
  applyingRead: applyingEndpoints.read,
  applyingSave: applyingEndpoints.save,
  applyingSubmit: applyingEndpoints.submit,
  applyingConfirm: applyingEndpoints.confirm,
  ownApplicationsAppliedJobs: ownApplicationEndpoints.appliedJobs,
});
