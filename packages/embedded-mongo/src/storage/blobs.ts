import {
  closeSync,
  fdatasync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  write,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { Binary } from 'bson';
import type { BlobResolver } from '../bson/decode.ts';
import { BlobRef, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { DamagedFile } from './damaged-file.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { numbered, syncFolder } from './folder.ts';
import { outOfSpace } from './out-of-space.ts';

const syncAsync = promisify(fdatasync);
const writeAsync = promisify(write);

/** Binaries larger than this many bytes are stored outside memory. */
export const BLOB_THRESHOLD = 64 * 1024;
const SEGMENT = /^blobs-(\d+)\.seg$/;
const SEGMENT_BYTES = 64 * 1024 * 1024;

/** For each segment, the parts that documents reference: start, and exclusive end. */
export type UsedParts = Map<number, [from: number, to: number][]>;

/** The segment files of a folder. */
export function segmentPaths(folder: string): string[] {
  return numbered(folder, SEGMENT).map((segment) => join(folder, `blobs-${segment}.seg`));
}

/** Visits the large binaries in a value. */
export function eachBlob(value: Value, visit: (blob: BlobRef) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof BlobRef) visit(value);
  else if (Array.isArray(value)) for (const item of value) eachBlob(item, visit);
  else if (isDoc(value)) for (const field of Object.keys(value)) eachBlob(value[field], visit);
}

const byStart = ([a]: readonly [number, number], [b]: readonly [number, number]): number => a - b;
const NOTHING = Buffer.alloc(1024 * 1024);

/** Overwrites a part of a file with zeros in pieces, so that other work can run in between. */
async function overwrite(file: number, from: number, to: number): Promise<void> {
  for (let at = from; at < to;) {
    at += (await writeAsync(file, NOTHING, 0, Math.min(NOTHING.length, to - at), at)).bytesWritten;
  }
}

/** Segment files with large binaries, beside the journal. */
export class BlobStore {
  private readonly folder: string;
  private readonly reserve: DiskReserve;
  private readonly files = new Map<number, number>();
  private current: number;
  private currentSize = 0;
  private dirty = new Set<number>();
  /** How far references read from files reach. */
  private readonly claimed = new Map<number, number>();
  /** A segment was created whose name is not durable yet. */
  private unnamed = false;

  constructor(folder: string, reserve: DiskReserve) {
    this.folder = folder;
    this.reserve = reserve;
    const known = this.segments();
    // A new run never appends to a segment with a possibly torn end.
    this.current = (known.at(-1) ?? 0) + 1;
  }

  private segments(): number[] {
    return numbered(this.folder, SEGMENT);
  }

  private pathOf(segment: number): string {
    return join(this.folder, `blobs-${segment}.seg`);
  }

  private open(segment: number): number {
    let file = this.files.get(segment);
    if (file === undefined) {
      // Only the current segment may be created: another missing one is lost.
      file = openSync(this.pathOf(segment), segment === this.current ? 'a+' : 'r', 0o600);
      this.files.set(segment, file);
      this.unnamed ||= segment === this.current;
    }
    return file;
  }

  /** Resolves a reference to stored bytes. Reading it throws `DataCorruptionDetected` (301). */
  readonly resolve: BlobResolver = (segment, offset, length, subtype, checksum) => {
    this.claimed.set(segment, Math.max(this.claimed.get(segment) ?? 0, offset + length));
    return this.reference(segment, offset, length, subtype, checksum);
  };

  private reference: BlobResolver = (segment, offset, length, subtype, checksum) =>
    new BlobRef(segment, offset, length, subtype, checksum, () => {
      const bytes = Buffer.allocUnsafe(length);
      let read = 0;
      try {
        read = readSync(this.open(segment), bytes, 0, length, offset);
      } catch (error) {
        throw this.damaged(segment, offset, String(error));
      }
      if (read !== length) throw this.damaged(segment, offset, 'it ends too early');
      if (checksum !== undefined && crc32(bytes) !== checksum)
        throw this.damaged(segment, offset, 'a bad checksum');
      return bytes;
    });

  private damaged(segment: number, offset: number, reason: string): ServerError {
    return new ServerError(301, new DamagedFile(this.pathOf(segment), offset, reason).message);
  }

  private store(bytes: Uint8Array, subtype: number): BlobRef {
    if (this.currentSize > SEGMENT_BYTES) this.rotate();
    this.reserve.admit();
    const { current } = this;
    try {
      const file = this.open(current);
      const offset = fstatSync(file).size;
      this.write(file, bytes, offset);
      this.currentSize = offset + bytes.length;
      this.dirty.add(current);
      return this.reference(current, offset, bytes.length, subtype, crc32(bytes));
    } catch (error) {
      this.reserve.met(error);
      throw outOfSpace(error as NodeJS.ErrnoException, 'a binary could not be written');
    }
  }

  /** Appends bytes at the end of a file, either all or none. */
  private write(file: number, bytes: Uint8Array, end: number): void {
    try {
      let done = 0;
      while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done);
    } catch (error) {
      ftruncateSync(file, end);
      throw error;
    }
  }

  /** Moves the large binaries of a document to a segment; returns the same document if it has none. */
  externalise(doc: Doc): Doc {
    return this.walk(doc) as Doc;
  }

  private walk(value: Value): Value {
    if (value instanceof Binary) {
      return value.position > BLOB_THRESHOLD
        ? this.store(value.buffer.subarray(0, value.position), value.sub_type)
        : value;
    }
    if (Array.isArray(value)) {
      const items = value as Value[];
      const next = items.map((item) => this.walk(item));
      return next.some((item, at) => item !== items[at]) ? next : value;
    }
    if (!isDoc(value)) return value;
    let copy: Doc | undefined;
    for (const field of Object.keys(value)) {
      const next = this.walk(value[field]);
      if (next === value[field]) continue;
      copy ??= { ...value };
      setField(copy, field, next);
    }
    return copy ?? value;
  }

  /** Makes everything stored so far durable. */
  readonly sync = async (): Promise<void> => {
    if (this.dirty.size === 0) return;
    const segments = [...this.dirty];
    this.dirty = new Set();
    for (const segment of segments) await syncAsync(this.open(segment));
    if (this.unnamed) syncFolder(this.folder);
    this.unnamed = false;
  };

  /** Starts a new segment; later writes go to segments above the returned number. */
  rotate(): number {
    this.currentSize = 0;
    return this.current++;
  }

  /**
   * Deletes the unreferenced segments up to `last`. Their files stay open until the store is
   * closed, because cursors may still read from them.
   */
  prune(used: UsedParts, last: number): void {
    for (const segment of this.segments()) {
      if (used.has(segment) || segment > last) continue;
      this.open(segment);
      rmSync(this.pathOf(segment), { force: true });
    }
  }

  /**
   * Overwrites everything unreferenced in the segments up to `last`. A cursor that still reads a
   * previously deleted binary finds it damaged.
   */
  async wipe(used: UsedParts, last: number): Promise<void> {
    for (const [segment, parts] of used) {
      if (segment > last) continue;
      const file = openSync(this.pathOf(segment), 'r+');
      try {
        let end = 0;
        const all: [number, number][] = [...parts, [fstatSync(file).size, 0]];
        for (const [from, to] of all.toSorted(byStart)) {
          await overwrite(file, end, from);
          end = Math.max(end, to);
        }
        await syncAsync(file);
      } finally {
        closeSync(file);
      }
    }
  }

  /**
   * Throws {@link DamagedFile} if a segment is missing or too short for the documents' references.
   * Walks the documents only if some reference that was read is in doubt.
   */
  requirePresent(documents: () => Iterable<Doc>): void {
    const sizes = new Map(
      this.segments().map((segment) => [segment, statSync(this.pathOf(segment)).size]),
    );
    const doubtful = [...this.claimed].some(([segment, end]) => end > (sizes.get(segment) ?? -1));
    this.claimed.clear();
    if (!doubtful) return;
    for (const doc of documents()) {
      eachBlob(doc, ({ segment, offset, length }) => {
        const size = sizes.get(segment);
        if (size === undefined) throw new DamagedFile(this.pathOf(segment), 0, 'it is missing');
        if (offset + length > size)
          throw new DamagedFile(this.pathOf(segment), size, 'it ends too early');
      });
    }
  }

  /** Closes every file. */
  close(): void {
    for (const file of this.files.values()) closeSync(file);
    this.files.clear();
  }
}
