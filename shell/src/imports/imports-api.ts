import { importEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The endpoints of the tray. */
export const api = createMusterApi({
  importsList: importEndpoints.list,
  importsCancel: importEndpoints.cancel,
});
