import type { exportEndpoints } from '@muster/contracts';
import type { MusterApi } from '@muster/kit';

/** The host's api, as far as an export needs it: made with `exportsCreate: exportEndpoints.create`. */
export type ExportApi = Pick<
  MusterApi<{ exportsCreate: typeof exportEndpoints.create }>,
  'useExportsCreateMutation'
>;
