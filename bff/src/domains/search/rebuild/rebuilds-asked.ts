import { searchKinds } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { TailedEvent, TailListener } from '../../../outbox/tail.ts';
import type { SearchSource } from '../../../search/search-source.ts';
import { EngineGone } from '../search-engine.ts';
import { IndexRebuildModel, type RebuildProgress } from './index-rebuild.model.ts';

/** Event: requests a rebuild of the index in all processes. */
export const rebuildAsked = 'search.rebuild_asked';
export const rebuildAskedPayload = z.object({
  requestId: z.string(),
  kind: z.enum(searchKinds).nullable(),
});
type Asked = z.infer<typeof rebuildAskedPayload>;

/** Minimum interval between writes of the progress. */
const notifyEveryMs = 500;

type Fill = (source: SearchSource, onProgress: (done: number) => Promise<void>) => Promise<void>;

/** The rebuilds requested from this process and not done yet. */
export class RebuildsAsked implements TailListener {
  readonly types = [rebuildAsked];
  private readonly process = new Types.ObjectId().toHexString();
  private waiting: Asked[] = [];

  hear = (events: readonly TailedEvent[]): void => {
    for (const { payload } of events) this.waiting.push(rebuildAskedPayload.parse(payload));
  };

  /**
   * Runs waiting rebuilds. A failed one leaves the index unchanged and is reported in its progress.
   * @throws EngineGone if the engine ended meanwhile
   */
  async run(sources: readonly SearchSource[], fill: Fill): Promise<void> {
    for (const asked of this.waiting.splice(0)) {
      const chosen = sources.filter(({ kind }) => asked.kind === null || kind === asked.kind);
      const progress: RebuildProgress = {
        state: 'running',
        done: 0,
        total: 0,
        error: null,
        at: new Date(),
      };
      try {
        for (const source of chosen) progress.total += await source.count();
        await this.tell(asked, progress);
        await this.fillAll(asked, progress, chosen, fill);
        await this.tell(asked, { ...progress, state: 'done', done: progress.total });
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        await this.tell(asked, { ...progress, state: 'failed', error: text.slice(0, 300) });
        if (error instanceof EngineGone) throw error;
      }
    }
  }

  private async fillAll(
    asked: Asked,
    progress: RebuildProgress,
    sources: readonly SearchSource[],
    fill: Fill,
  ): Promise<void> {
    let before = 0;
    let told = Date.now();
    for (const source of sources) {
      let ofKind = 0;
      await fill(source, async (done) => {
        ofKind = done;
        progress.done = before + done;
        if (Date.now() - told < notifyEveryMs) return;
        told = Date.now();
        await this.tell(asked, progress);
      });
      before += ofKind;
    }
  }

  /** A later request replaced this one, so its outcome is not reported. */
  private async tell({ requestId }: Asked, progress: RebuildProgress): Promise<void> {
    await IndexRebuildModel.updateOne(
      { _id: 'last', requestId },
      { $set: { [`progress.${this.process}`]: { ...progress, at: new Date() } } },
    );
  }
}
