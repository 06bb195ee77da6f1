import type { exportEndpoints, ListName } from '@muster/contracts';
import type { ListState, MusterApi } from '@muster/kit';

/** The host's api, as far as an export needs it: made with `exportsCreate: exportEndpoints.create`. */
export type ExportApi = Pick<
  MusterApi<{ exportsCreate: typeof exportEndpoints.create }>,
  'useExportsCreateMutation'
>;

/** Which list is taken along, as it stands on the page. */
export interface ListToExport {
  api: ExportApi;
  list: ListName;
  state: ListState;
  /** How many rows match, as the list says it; undefined while it loads. */
  page: { readonly total: number; readonly totalIsCapped: boolean } | undefined;
}
