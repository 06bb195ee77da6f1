import type { IndexRebuild as RebuildView, SearchIndexView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { findPeople } from '../../../identity/people/people.ts';
import type { SearchSource } from '../../../search/search-source.ts';
import type { SearchIndex } from '../search-index.ts';
import { lastRebuild, type IndexRebuild } from './index-rebuild.model.ts';
import { countOf } from './record-counts.ts';
import { rebuildState } from './rebuild-state.ts';

export interface IndexParts {
  index: SearchIndex;
  sources: readonly SearchSource[];
}

/** Returns the state of this process's index, compared with the database. */
export async function showIndex(
  { index, sources }: IndexParts,
  session: ClientSession | null = null,
): Promise<SearchIndexView> {
  // The state is read first: an index that was ready then contains what is counted afterwards.
  const { state, ageSeconds } = index.state();
  const [held, rebuild] = await Promise.all([index.held().catch(() => null), lastRebuild(session)]);
  // A user who waits for a rebuild checks repeatedly.
  const isWatched = rebuild !== null && rebuildState(rebuild, new Date()) === 'running';
  const expected = await Promise.all(
    sources.map((source) => (isWatched ? countOf(source) : source.count())),
  );
  const { lastError } = index;
  return {
    engine: index.engine,
    state: index.isDown ? 'down' : state,
    ageSeconds,
    bytes: held?.bytes ?? null,
    kinds: sources.map(({ kind }, at) => ({
      kind,
      documents: held?.documents[kind] ?? 0,
      expected: expected[at] ?? 0,
      builtAt: index.lastFilled(kind)?.toISOString() ?? null,
    })),
    lastError: lastError && { at: lastError.at.toISOString(), text: lastError.text },
    rebuild: rebuild && (await showRebuild(rebuild)),
  };
}

async function showRebuild(rebuild: IndexRebuild): Promise<RebuildView> {
  const parts = Object.values(rebuild.progress);
  const people = await findPeople([rebuild.requestedBy]);
  return {
    kind: rebuild.kind,
    requestedAt: rebuild.requestedAt.toISOString(),
    requestedBy: people.ref(rebuild.requestedBy)?.name ?? null,
    state: rebuildState(rebuild, new Date()),
    done: parts.reduce((sum, { done }) => sum + done, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
    error: parts.find(({ error }) => error)?.error ?? null,
  };
}
