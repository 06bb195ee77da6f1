import type { SearchSource } from '../../search/search-source.ts';
import type { ChangesAhead } from './changes-ahead.ts';
import type { FillPace } from './fill-pace.ts';
import type { SearchEngine } from './search-engine.ts';

interface Filling {
  engine: SearchEngine;
  source: SearchSource;
  ahead: ChangesAhead;
  pace: FillPace;
  signal: AbortSignal;
  /** Called after each step with the number of indexed documents. */
  onProgress?: ((done: number) => Promise<void>) | undefined;
}

/**
 * Fills a kind completely; documents that no longer exist are removed at the end. Until then all
 * existing documents stay searchable, also if filling is aborted. It slows down while users search.
 */
export async function fillKind({ engine, source, ahead, pace, signal, onProgress }: Filling) {
  await engine.beginReplacing(source.kind);
  let done = 0;
  let after: Awaited<ReturnType<SearchSource['page']>>['next'] = null;
  do {
    if (signal.aborted) return;
    const begin = performance.now();
    const { documents, next } = await source.page(after, pace.step);
    await engine.put(documents);
    await ahead.apply(engine);
    done += documents.length;
    await onProgress?.(done);
    // A stopping process does not rest.
    if (next) await pace.rest(begin, signal).catch(() => undefined);
    after = next;
  } while (after);
  await engine.endReplacing(source.kind);
}
