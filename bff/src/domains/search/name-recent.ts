import type { searchEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { visibleHits } from './visible-hits.ts';

/** The records a user opened last, as they may see them now, in the requested order. */
export const nameRecent =
  (sources: readonly SearchSource[]): Service<typeof searchEndpoints.recent> =>
  async ({ actor }, { body }) => ({ hits: await visibleHits(sources, actor, body.items) });
