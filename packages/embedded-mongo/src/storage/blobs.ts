import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Binary } from 'bson';
import { BlobRef, isDoc, setField, type Doc, type Value } from '../bson/value.ts';

const syncAsync = promisify(fdatasync);

/** Binaries above this many bytes leave memory. */
export const BLOB_THRESHOLD = 64 * 1024;
const SEGMENT_BYTES = 64 * 1024 * 1024;

/** The segment files that hold large binaries beside the journal. */
export class BlobStore {
  private readonly folder: string;
  private readonly files = new Map<number, number>();
  private current: number;
  private currentSize = 0;
  private dirty = new Set<number>();

  constructor(folder: string) {
    this.folder = folder;
    const known = this.segments();
    // A new run never appends to a segment whose end may be torn.
    this.current = (known.at(-1) ?? 0) + 1;
  }

  private segments(): number[] {
    return readdirSync(this.folder)
      .map((name) => /^blobs-(\d+)\.seg$/.exec(name)?.[1])
      .filter((number) => number !== undefined)
      .map(Number)
      .sort((a, b) => a - b);
  }

  private pathOf(segment: number): string {
    return join(this.folder, `blobs-${segment}.seg`);
  }

  private open(segment: number): number {
    let file = this.files.get(segment);
    if (file === undefined) {
      file = openSync(this.pathOf(segment), 'a+', 0o600);
      this.files.set(segment, file);
    }
    return file;
  }

  /** A reference to stored bytes. */
  readonly resolve = (segment: number, offset: number, length: number, subtype: number): BlobRef =>
    new BlobRef(segment, offset, length, subtype, () => {
      const bytes = Buffer.allocUnsafe(length);
      const read = readSync(this.open(segment), bytes, 0, length, offset);
      if (read !== length)
        throw new Error(`segment ${segment} ends before byte ${offset + length}`);
      return bytes;
    });

  private store(bytes: Uint8Array, subtype: number): BlobRef {
    if (this.currentSize > SEGMENT_BYTES) {
      this.current++;
      this.currentSize = 0;
    }
    const { current } = this;
    const file = this.open(current);
    const offset = fstatSync(file).size;
    let done = 0;
    while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done);
    this.currentSize = offset + bytes.length;
    this.dirty.add(current);
    return this.resolve(current, offset, bytes.length, subtype);
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

  /** Puts what was stored so far on the disk. */
  readonly sync = async (): Promise<void> => {
    if (this.dirty.size === 0) return;
    const segments = [...this.dirty];
    this.dirty = new Set();
    for (const segment of segments) await syncAsync(this.open(segment));
  };

  /** Begins a new segment; what is written from now on is younger than the number returned. */
  rotate(): number {
    this.currentSize = 0;
    return this.current++;
  }

  /**
   * Deletes the segments up to `last` that nothing refers to. Their files stay open until the
   * store is closed, because cursors may still read from them.
   */
  prune(used: ReadonlySet<number>, last: number): void {
    for (const segment of this.segments()) {
      if (used.has(segment) || segment > last) continue;
      this.open(segment);
      rmSync(this.pathOf(segment), { force: true });
    }
  }

  /** True when a segment's file exists. */
  has(segment: number): boolean {
    return existsSync(this.pathOf(segment));
  }

  /** Closes every file. */
  close(): void {
    for (const file of this.files.values()) closeSync(file);
    this.files.clear();
  }
}
