import type { ListName } from '@muster/contracts';
import type { ListState, MusterApi } from '@muster/kit';

/** The host's API. The export endpoint is loaded with its dialog; see `with-exports.ts`. */
export type ExportApi = Pick<MusterApi<Record<never, never>>, 'reducerPath' | 'util'>;

/** The list to export, as it is shown on the page. */
export interface ListToExport {
  api: ExportApi;
  list: ListName;
  state: ListState;
  /** Number of matching rows as the list shows it; undefined while it loads. */
  page: { readonly total: number; readonly totalIsCapped: boolean } | undefined;
}
