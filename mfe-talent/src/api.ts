import { exportEndpoints, poolEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  poolsList: poolEndpoints.list,
  exportsCreate: exportEndpoints.create,
});
