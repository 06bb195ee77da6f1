import type { ListName } from '@muster/contracts';
import type { ListState, MusterApi } from '@muster/kit';

/** The host's api. The endpoint of exports comes with their dialog; see `with-exports.ts`. */
export type ExportApi = Pick<MusterApi<Record<never, never>>, 'reducerPath' | 'util'>;

/** Which list is taken along, as it stands on the page. */
export interface ListToExport {
  api: ExportApi;
  list: ListName;
  state: ListState;
  /** How many rows match, as the list says it; undefined while it loads. */
  page: { readonly total: number; readonly totalIsCapped: boolean } | undefined;
}
