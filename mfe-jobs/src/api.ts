import { exportEndpoints, jobEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { savedViewEndpoints } from '@muster/blocks';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ...savedViewEndpoints,
  jobsList: jobEndpoints.list,
  exportsCreate: exportEndpoints.create,
});
