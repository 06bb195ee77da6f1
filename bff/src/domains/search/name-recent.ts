import type { searchEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { visibleHits } from './visible-hits.ts';

/**
 * Returns the user's last opened records, as far as they are visible now, in the requested order.
 */
export const nameRecent =
  (sources: readonly SearchSource[]): Service<typeof searchEndpoints.recent> =>
  async ({ actor }, { body }) => ({ hits: await visibleHits(sources, actor, body.items) });
