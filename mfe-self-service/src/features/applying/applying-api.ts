import { applyingEndpoints, ownApplicationEndpoints } from '@muster/contracts';
import { rateBlockEndpoints } from '@muster/blocks';
import { extendMusterApi } from '@muster/kit';
import { api as publicJobs } from './public-jobs-api.ts';

/** Endpoints for applicants, mostly without an account. */
export const api = extendMusterApi(publicJobs, {
  ...rateBlockEndpoints,
  applyingRead: applyingEndpoints.read,
  applyingSave: applyingEndpoints.save,
  applyingSubmit: applyingEndpoints.submit,
  applyingCorrectAddress: applyingEndpoints.correctAddress,
  applyingSendAgain: applyingEndpoints.sendAgain,
  applyingConfirm: applyingEndpoints.confirm,
  ownApplicationsAppliedJobs: ownApplicationEndpoints.appliedJobs,
});
