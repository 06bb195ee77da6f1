import { exportEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The endpoints of the tray. */
export const api = createMusterApi({
  exportsList: exportEndpoints.list,
  exportsCancel: exportEndpoints.cancel,
});
