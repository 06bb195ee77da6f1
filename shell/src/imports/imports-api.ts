import { importEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** What the tray reads and does. */
export const api = createMusterApi({
  importsList: importEndpoints.list,
  importsCancel: importEndpoints.cancel,
});
