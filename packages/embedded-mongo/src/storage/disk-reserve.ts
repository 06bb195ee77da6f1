import { randomFillSync } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ServerError } from '../errors.ts';

/** Maximum fraction of a small disk. */
const SHARE = 16;
/** Fraction of the reserve's size that must be free in addition before growing writes resume. */
const MARGIN = 4;
const BLOCK_BYTES = 256 * 1024;
/** The disk or the user's quota is full. A limit on single files is different. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Checks whether a file system error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/**
 * A file that reserves disk space. Once the disk is full, growing writes are refused, and the file
 * is deleted for operations that free space: opening, deleting and compacting.
 */
export class DiskReserve {
  private readonly folder: string;
  private readonly path: string;
  private readonly bytes: number;
  private full = false;

  constructor(folder: string, bytes: number) {
    this.folder = folder;
    this.path = join(folder, 'reserve');
    this.bytes = bytes;
  }

  /** True from the first write without space until the reserve has space again. */
  get isFull(): boolean {
    return this.full;
  }

  /** Reserves the space; without enough of it, the disk counts as full. */
  keep(): void {
    if (this.bytes === 0) return;
    try {
      const { bavail, blocks, bsize } = statfsSync(this.folder);
      const wanted = Math.min(this.bytes, Math.floor((blocks * bsize) / SHARE));
      const needed = (this.isHeld() ? 0 : wanted) + wanted / MARGIN;
      if (bavail * bsize < needed) {
        this.full = true;
        return;
      }
      if (!this.isHeld()) this.make(wanted);
      this.full = false;
    } catch (error) {
      rmSync(`${this.path}.tmp`, { force: true });
      if (isDiskFull(error)) this.full = true;
    }
  }

  private isHeld(): boolean {
    return statSync(this.path, { throwIfNoEntry: false }) !== undefined;
  }

  private make(wanted: number): void {
    const block = randomFillSync(Buffer.allocUnsafe(BLOCK_BYTES));
    const file = openSync(`${this.path}.tmp`, 'w', 0o600);
    try {
      // Random bytes, which no file system can compress.
      for (let done = 0; done < wanted;)
        done += writeSync(file, block, 0, Math.min(BLOCK_BYTES, wanted - done));
    } finally {
      closeSync(file);
    }
    renameSync(`${this.path}.tmp`, this.path);
  }

  /** Records an error of the file system. */
  met(error: unknown): void {
    if (this.bytes > 0 && isDiskFull(error)) this.full = true;
  }

  /** Frees the reserve; returns false if it was free already. */
  giveUp(): boolean {
    this.full = this.bytes > 0;
    const held = this.isHeld();
    rmSync(this.path, { force: true });
    return held;
  }

  /** Runs an operation that frees space; without space, runs it again with the reserve freed. */
  within<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (!isDiskFull(cause) || !this.giveUp()) throw error;
      return work();
    }
  }

  /** Throws `OutOfDiskSpace` (14031) for a growing write while the disk is full. */
  admit(): void {
    if (!this.full) return;
    this.keep();
    if (this.full)
      throw new ServerError(
        14031,
        'the disk is full: what is stored can be read, deleted and compacted; free some room on it to write again',
      );
  }
}
