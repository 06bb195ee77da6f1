import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceExport } from './export-changed.ts';
import { exportWork, type ExportRecord } from '../export.model.ts';
import type { Progress } from './write-export.ts';

const everyMs = 1000;

interface HeldExport {
  /** Aborted when it was cancelled, or when another process took it. */
  readonly lost: AbortSignal;
  /** Ends the holding, after what it is about to write. */
  release(): Promise<void>;
}

/** Keeps an export for this process while it writes, and tells once a second how far it is. */
export function holdExport(record: ExportRecord, progress: Progress): HeldExport {
  const lost = new AbortController();
  let told = 0;
  let telling = Promise.resolve();
  let busy = false;
  const tick = async () => {
    try {
      const isHeld = await tell(record, progress, progress.rowsDone !== told);
      told = progress.rowsDone;
      if (!isHeld) lost.abort();
    } catch {
      // A database that does not answer now is asked again before the lease is over.
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    telling = tick();
  }, everyMs);
  timer.unref();
  return {
    lost: lost.signal,
    release: () => {
      clearInterval(timer);
      return telling;
    },
  };
}

function tell(record: ExportRecord, progress: Progress, isNews: boolean): Promise<boolean> {
  const { rowsDone, rowsTotal, truncated } = progress;
  return transact(systemContext(record.requestId), async (tx) => {
    const news = { rowsDone, rowsTotal, truncated };
    const isHeld = await exportWork.keep(record, news, tx.session);
    if (isHeld && isNews) announceExport(tx, record);
    return isHeld;
  });
}
