import type { SearchSource } from '../../search/search-source.ts';
import type { ChangesAhead } from './changes-ahead.ts';
import type { SearchEngine } from './search-engine.ts';

/** A change carries the moment at which it began: a slow one is found by looking back. */
const overlap = 60_000;

interface Comparison {
  engine: SearchEngine;
  sources: readonly SearchSource[];
  ahead: ChangesAhead;
  /** Time of the last comparison. */
  since: number;
}

/**
 * Compares the index with the database: everything written since the last time is indexed again,
 * whether or not the outbox announced it. Returns the sources whose number of documents still
 * differs, to be refilled.
 */
export async function reindexChanges({
  engine,
  sources,
  ahead,
  since,
}: Comparison): Promise<SearchSource[]> {
  for (const source of sources)
    for (const id of await source.changedSince(new Date(since - overlap)))
      ahead.note({ entity: source.entity, id: id.toHexString(), at: Date.now() });
  await ahead.apply(engine);
  const { documents } = await engine.state();
  const differing: SearchSource[] = [];
  for (const source of sources)
    if ((documents[source.kind] ?? 0) !== (await source.count())) differing.push(source);
  return differing;
}
