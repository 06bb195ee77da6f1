import type { SearchHit } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { RecordKey } from '../../search/search-document.ts';
import type { SearchSource } from '../../search/search-source.ts';

/**
 * Returns those records that the reader may see, in their current state, in the requested order.
 */
export async function visibleHits(
  sources: readonly SearchSource[],
  actor: Actor,
  keys: readonly RecordKey[],
  text?: string,
): Promise<SearchHit[]> {
  const found = await Promise.all(
    sources.map(async (source) => {
      const ids = keys.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
      if (ids.length === 0 || !actor.can(source.permission)) return [];
      const records = await source.visible(
        actor,
        ids.map((id) => new Types.ObjectId(id)),
        text,
      );
      return records.map((record) => ({ ...record, kind: source.kind, score: 1 }));
    }),
  );
  const hits = new Map(found.flat().map((hit) => [`${hit.kind}:${hit.id}`, hit]));
  return keys.flatMap(({ kind, id }) => hits.get(`${kind}:${id}`) ?? []);
}
