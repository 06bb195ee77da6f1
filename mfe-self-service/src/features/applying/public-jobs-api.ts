import { formStartEndpoints, publicJobEndpoints } from '@muster/contracts';
import { extendMusterApi } from '@muster/kit';
import { api as remote } from '../../api.ts';

/** What a visitor reads and sends before an application exists; also used on the entry page. */
export const api = extendMusterApi(remote, {
  intakesStartJobRequest: formStartEndpoints.startJobRequest,
  applyingJobs: publicJobEndpoints.jobs,
  applyingJob: publicJobEndpoints.job,
  applyingBegin: publicJobEndpoints.begin,
});
