import { exportEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** What the tray reads and does. */
export const api = createMusterApi({
  exportsList: exportEndpoints.list,
  exportsCancel: exportEndpoints.cancel,
});
