import type { BlobStore } from './blobs.ts';
import type { Collection } from './collection.ts';
import { removeBefore } from './folder.ts';
import { isDiskFull, type DiskReserve } from './disk-reserve.ts';
import type { Journal } from './journal.ts';
import type { RetryNote } from './retry-note.ts';
import { writeSnapshot } from './snapshot.ts';

const MIN_COMPACT_BYTES = 16 * 1024 * 1024;
/** Pause after a failed snapshot, for example because the disk is full. */
const PAUSE_MS = 60_000;

/** Dependencies of a compactor. */
export interface CompactorParts {
  folder: string;
  journal: Journal;
  blobs: BlobStore;
  reserve: DiskReserve;
  generation: number;
  snapshotBytes: number;
  /** The smallest journal that triggers a snapshot, in bytes; 16 MB by default. */
  compactBytes: number | undefined;
  log: (message: string) => void;
  /** The currently stored content. */
  content: () => { catalog: readonly Collection[]; notes: readonly RetryNote[] };
  /** Resolves when everything written so far is durable. */
  durable: () => Promise<void>;
  /** False while a transaction may refer to a binary that no document contains yet. */
  mayPrune: () => boolean;
  /** Writes the beginning of a new journal. */
  begin: () => void;
}

/** Options of a manual compaction. */
export interface CompactOptions {
  /** Overwrites unreferenced large binaries in files that are still in use. */
  wipe?: boolean;
}

/** Counts since the store was opened. */
export interface SnapshotMetrics {
  snapshots: number;
  failures: number;
  lastMs: number;
}

/** Replaces a long journal by a snapshot and a new journal, while other work continues. */
export class Compactor {
  readonly metrics: SnapshotMetrics = { snapshots: 0, failures: 0, lastMs: 0 };
  /** Size of the newest snapshot in bytes. */
  snapshotBytes: number;
  private readonly parts: CompactorParts;
  private generation: number;
  private running: Promise<void> | undefined;
  private pausedUntil = 0;

  constructor(parts: CompactorParts) {
    this.parts = parts;
    this.snapshotBytes = parts.snapshotBytes;
    this.generation = parts.generation;
  }

  /** Compacts if the journal is long enough. */
  whenDue(): void {
    const { journal, reserve, compactBytes } = this.parts;
    const least = Math.max(compactBytes ?? MIN_COMPACT_BYTES, 2 * this.snapshotBytes);
    // On a full disk, deletions free space only once the files no longer contain the deleted data.
    if ((journal.size <= least && !reserve.isFull) || performance.now() < this.pausedUntil) return;
    if (reserve.isFull) this.pausedUntil = performance.now() + PAUSE_MS;
    this.compact().catch((error: unknown) => this.parts.log(`compaction failed: ${String(error)}`));
  }

  /** Writes a snapshot and starts a new journal; waits for a running compaction. */
  async compact({ wipe = false }: CompactOptions = {}): Promise<void> {
    // A running compaction may have started before the last deletion.
    if (wipe) await this.settled();
    return this.begin(wipe);
  }

  private begin(wipe: boolean): Promise<void> {
    this.running ??= this.runWithReserve(wipe)
      .catch((error: unknown) => {
        this.metrics.failures++;
        this.pausedUntil = performance.now() + PAUSE_MS;
        throw error;
      })
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  /** Resolves when no compaction is running. */
  async settled(): Promise<void> {
    await this.running?.catch(() => {});
  }

  private async runWithReserve(wipe: boolean): Promise<void> {
    const { reserve } = this.parts;
    try {
      await this.run(wipe);
    } catch (error) {
      reserve.met(error);
      if (!isDiskFull(error) || !reserve.giveUp()) throw error;
      await this.run(wipe);
    } finally {
      if (reserve.isFull) reserve.keep();
    }
  }

  private async run(wipe: boolean): Promise<void> {
    const { folder, journal, blobs, content, durable } = this.parts;
    const started = performance.now();
    const generation = this.generation + 1;
    const rotated = journal.rotate(generation);
    this.parts.begin();
    await rotated;
    this.generation = generation;
    const { failures } = journal.metrics;
    const mayPrune = this.parts.mayPrune();
    const lastSegment = blobs.rotate();
    const { bytes, used } = await writeSnapshot({
      folder,
      generation,
      ...content(),
      settled: async () => {
        await durable();
        // The snapshot may contain writes that were undone in the meantime.
        if (journal.metrics.failures > failures) throw new Error('a write failed meanwhile');
      },
    });
    this.snapshotBytes = bytes;
    this.metrics.snapshots++;
    this.metrics.lastMs = performance.now() - started;
    removeBefore(folder, generation);
    if (!mayPrune) return;
    blobs.prune(used, lastSegment);
    if (wipe) await blobs.wipe(used, lastSegment);
  }
}
