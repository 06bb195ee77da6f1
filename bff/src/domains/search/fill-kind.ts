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
  /** Hears after each step how many documents are in. */
  onProgress?: ((done: number) => Promise<void>) | undefined;
}

/**
 * Puts a kind in as a whole; what is not there any more goes at the end. Until then all that was
 * in stays and is found, also when the filling breaks off. While people search it takes its time.
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
    // A process that stops waits for no rest.
    if (next) await pace.rest(begin, signal).catch(() => undefined);
    after = next;
  } while (after);
  await engine.endReplacing(source.kind);
}
