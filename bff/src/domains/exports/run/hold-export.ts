import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceExport } from './export-changed.ts';
import { exportWork, type ExportRecord } from '../export.model.ts';
import type { Progress } from './write-export.ts';

const everyMs = 1000;

interface HeldExport {
  /** Aborted if the export was cancelled or another process took it. */
  readonly lost: AbortSignal;
  /** Releases the lease after any pending write. */
  release(): Promise<void>;
}

/**
 * Keeps the lease on an export while this process writes, and reports its progress every second.
 */
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
      // If the database does not respond, the next attempt still comes before the lease expires.
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
