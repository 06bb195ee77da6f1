import {
  closeSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  openSync,
  rmSync,
  write,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { encode } from '../bson/encode.ts';
import { ServerError } from '../errors.ts';
import { pathOf, syncFolder } from './folder.ts';
import { FILE_HEADER, fileHeader, frame, MAX_PAYLOAD } from './frame.ts';
import { endMark, type ReadResult } from './read-log.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { outOfSpace } from './out-of-space.ts';

const writeAsync = promisify(write);
const syncAsync = promisify(fdatasync);

/** Maximum size of one frame, unless a single record is longer. */
const GROUP_BYTES = 64 * 1024 * 1024;

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

interface Pending extends Waiting {
  payload: Buffer;
  /** Whether it frees space, like a deletion. */
  frees: boolean;
}

interface Rotation extends Waiting {
  generation: number;
}

/** Activity of a journal since it was opened. */
export interface JournalMetrics {
  /** Records that became durable. */
  records: number;
  /** Number of disk syncs for them. */
  syncs: number;
  /** Groups that could not be written. */
  failures: number;
}

/**
 * An append-only sequence of files. {@link append} resolves once the record is durable; records
 * that wait at the same time share one frame, one write and one fdatasync.
 */
export class Journal {
  readonly metrics: JournalMetrics = { records: 0, syncs: 0, failures: 0 };
  /** Durable bytes of the current file. */
  size: number;
  private readonly folder: string;
  private file: number;
  private frames: number;
  private queue: (Pending | Rotation)[] = [];
  private running: Promise<void> | undefined;
  private failure: ServerError | undefined;
  private readonly reserve: DiskReserve;
  /**
   * Called before a group is synced, because files that the records refer to must be synced first.
   */
  private readonly beforeSync: () => Promise<void>;

  /** Opens the journal of a generation after its valid frames; creates it if missing. */
  constructor(
    folder: string,
    generation: number,
    good: Pick<ReadResult, 'goodBytes' | 'frames'> | undefined,
    beforeSync: () => Promise<void>,
    reserve: DiskReserve,
  ) {
    this.folder = folder;
    this.reserve = reserve;
    this.beforeSync = beforeSync;
    this.size = good?.goodBytes || FILE_HEADER;
    this.frames = good?.frames ?? 0;
    this.file = good?.goodBytes
      ? openAt(pathOf(folder, 'journal', generation), good.goodBytes)
      : reserve.within(() => createFile(folder, generation));
  }

  /**
   * Adds one record; with `frees` it may use the disk reserve. Rejects with `OutOfDiskSpace`
   * (14031), `InternalError` (1) or `TransactionTooLarge` (257) if it fails.
   */
  append(payload: Buffer, frees = false): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    if (payload.length > MAX_PAYLOAD) {
      return Promise.reject(new ServerError(257, 'the changes of one command exceed 512 MB'));
    }
    return this.enqueue((waiting) => ({ ...waiting, payload, frees }));
  }

  /** Continues in the file of a new generation once everything before is durable. */
  rotate(generation: number): Promise<void> {
    return this.enqueue((waiting) => ({ ...waiting, generation }));
  }

  private enqueue(item: (waiting: Waiting) => Pending | Rotation): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push(item({ resolve, reject }));
      this.running ??= this.drain();
    });
  }

  private async drain(): Promise<void> {
    // One turn of the event loop lets commands that arrived together share the sync.
    await new Promise<void>((resolve) => setImmediate(resolve));
    for (let first = this.queue[0]; first; first = this.queue[0]) {
      if ('generation' in first) {
        this.queue.shift();
        await this.changeFile(first);
        continue;
      }
      const group = this.takeGroup();
      try {
        await this.writeGroup(group);
        this.metrics.records += group.length;
        for (const item of group) item.resolve();
      } catch (error) {
        this.fail(group, error as NodeJS.ErrnoException);
      }
    }
    this.running = undefined;
  }

  private takeGroup(): Pending[] {
    const group: Pending[] = [];
    let bytes = 0;
    for (let item = this.queue[0]; item && 'payload' in item; item = this.queue[0]) {
      bytes += item.payload.length;
      if (group.length > 0 && bytes > GROUP_BYTES) break;
      group.push(item);
      this.queue.shift();
    }
    return group;
  }

  private async writeGroup(group: readonly Pending[]): Promise<void> {
    const payloads = group.map((item) => item.payload);
    try {
      await this.writeFrame(payloads);
    } catch (error) {
      this.reserve.met(error);
      const mayUseReserve = this.reserve.isFull && group.every((item) => item.frees);
      if (!mayUseReserve || !this.reserve.giveUp()) throw error;
      ftruncateSync(this.file, this.size);
      await this.writeFrame(payloads);
    }
  }

  private async writeFrame(payloads: readonly Buffer[]): Promise<void> {
    await this.beforeSync();
    const bytes = frame(payloads);
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await writeAsync(this.file, bytes, done, bytes.length - done);
      done += bytesWritten;
    }
    await syncAsync(this.file);
    this.metrics.syncs++;
    this.size += bytes.length;
    this.frames++;
  }

  private async changeFile(rotation: Rotation): Promise<void> {
    try {
      const next = this.reserve.within(() => createFile(this.folder, rotation.generation));
      closeSync(this.file);
      this.file = next;
      this.size = FILE_HEADER;
      this.frames = 0;
      rotation.resolve();
    } catch (error) {
      rotation.reject(error as Error);
    }
  }

  /**
   * All waiting records depend on the failed one, so all of them fail and the file is truncated.
   */
  private fail(group: Pending[], error: NodeJS.ErrnoException): void {
    const waiting = [...group, ...this.queue];
    this.queue = [];
    this.metrics.failures++;
    const failure = outOfSpace(error, 'the journal could not be written');
    try {
      ftruncateSync(this.file, this.size);
      fsyncSync(this.file);
    } catch {
      // Without a clean end, nothing more may be appended.
      this.failure = failure;
    }
    for (const item of waiting.reverse()) item.reject(failure);
  }

  /** Waits for pending records, writes the end mark, and closes the file. */
  async close(): Promise<void> {
    while (this.running) await this.running;
    try {
      // After this mark, damage to the last record cannot be mistaken for an unfinished record.
      if (!this.failure) await this.writeFrame([encode(endMark(this.frames))]);
    } catch {
      ftruncateSync(this.file, this.size);
    } finally {
      closeSync(this.file);
    }
  }
}

function openAt(path: string, goodBytes: number): number {
  const file = openSync(path, 'a', 0o600);
  ftruncateSync(file, goodBytes);
  return file;
}

function createFile(folder: string, generation: number): number {
  const path = pathOf(folder, 'journal', generation);
  rmSync(path, { force: true });
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, fileHeader('journal', generation));
    fsyncSync(file);
    syncFolder(dirname(path));
    return file;
  } catch (error) {
    closeSync(file);
    rmSync(path, { force: true });
    throw error;
  }
}
