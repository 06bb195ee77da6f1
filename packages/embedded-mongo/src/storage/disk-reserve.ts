import { randomFillSync } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ServerError } from '../errors.ts';

/** No more than this part of a small disk. */
const SHARE = 16;
/** So much of the reserve's size must be free besides before writes that grow go on. */
const MARGIN = 4;
const BLOCK_BYTES = 256 * 1024;
/** The disk, or the quota of the user, is full. A limit on single files is another matter. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** True for an error of the file system that says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/**
 * A file that holds some room. Once the disk is full, writes that grow are refused, and the file is
 * given up for what makes room again: to open, to delete and to compact.
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

  /** True from the first write that found no room until there is room for the reserve again. */
  get isFull(): boolean {
    return this.full;
  }

  /** Holds the room; without enough of it the disk counts as full. */
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
      // Bytes of chance, which no file system stores in less room.
      for (let done = 0; done < wanted;)
        done += writeSync(file, block, 0, Math.min(BLOCK_BYTES, wanted - done));
    } finally {
      closeSync(file);
    }
    renameSync(`${this.path}.tmp`, this.path);
  }

  /** Notes an error of the file system. */
  met(error: unknown): void {
    if (this.bytes > 0 && isDiskFull(error)) this.full = true;
  }

  /** Frees the room; false when it was free already. */
  giveUp(): boolean {
    this.full = this.bytes > 0;
    const held = this.isHeld();
    rmSync(this.path, { force: true });
    return held;
  }

  /** Does what makes room again: when it finds none, with the reserve given up. */
  within<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (!isDiskFull(cause) || !this.giveUp()) throw error;
      return work();
    }
  }

  /** Throws `OutOfDiskSpace` (14031) for a write that grows while the disk is full. */
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
