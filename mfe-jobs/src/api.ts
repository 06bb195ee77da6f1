import { exportEndpoints, jobEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  jobsList: jobEndpoints.list,
  exportsCreate: exportEndpoints.create,
});
