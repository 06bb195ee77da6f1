import { closeSync, fdatasync, fstatSync, ftruncateSync, openSync, readSync, write } from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { ServerError } from '../errors.ts';

const writeAsync = promisify(write);
const syncAsync = promisify(fdatasync);

const HEADER = 8;
const MAX_RECORD = 512 * 1024 * 1024;

interface Pending {
  bytes: Buffer;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Frames a payload as `[length u32][crc32 u32][payload]`. */
export function frame(payload: Buffer): Buffer {
  const framed = Buffer.allocUnsafe(HEADER + payload.length);
  framed.writeUInt32LE(payload.length, 0);
  framed.writeUInt32LE(crc32(payload), 4);
  payload.copy(framed, HEADER);
  return framed;
}

/** What a journal or snapshot file turned out to hold. */
export interface ReadResult {
  /** Where the good records end. */
  goodBytes: number;
  /** Bytes after them, of a record that was never acknowledged. */
  tornBytes: number;
}

/**
 * Reads a file of framed records. A torn record at the end is reported; a bad record that is
 * followed by a good one means lost data and throws.
 */
export function readRecords(path: string, onRecord: (payload: Buffer) => void): ReadResult {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    let at = 0;
    while (at < size) {
      const payload = readOne(file, at, size);
      if (!payload) {
        if (goodRecordAfter(file, at, size)) {
          throw new Error(
            `${path} is damaged at byte ${at}: a bad record is followed by good ones`,
          );
        }
        return { goodBytes: at, tornBytes: size - at };
      }
      onRecord(payload);
      at += HEADER + payload.length;
    }
    return { goodBytes: at, tornBytes: 0 };
  } finally {
    closeSync(file);
  }
}

function readOne(file: number, at: number, size: number): Buffer | undefined {
  if (at + HEADER > size) return undefined;
  const header = Buffer.allocUnsafe(HEADER);
  readSync(file, header, 0, HEADER, at);
  const length = header.readUInt32LE(0);
  if (length < 5 || length > MAX_RECORD || at + HEADER + length > size) return undefined;
  const payload = Buffer.allocUnsafe(length);
  readSync(file, payload, 0, length, at + HEADER);
  return crc32(payload) === header.readUInt32LE(4) ? payload : undefined;
}

/** Looks for a whole, good record anywhere after a bad one. */
function goodRecordAfter(file: number, from: number, size: number): boolean {
  const rest = Buffer.allocUnsafe(size - from);
  readSync(file, rest, 0, rest.length, from);
  for (let at = 1; at + HEADER < rest.length; at++) {
    const length = rest.readUInt32LE(at);
    if (length < 5 || length > rest.length - at - HEADER) continue;
    // The payload is BSON, which begins with its own length: a cheap test before the checksum.
    if (rest.readUInt32LE(at + HEADER) !== length) continue;
    const payload = rest.subarray(at + HEADER, at + HEADER + length);
    if (crc32(payload) === rest.readUInt32LE(at + 4)) return true;
  }
  return false;
}

/**
 * An append-only file. {@link append} resolves once the record is on the disk; records that wait
 * at the same time share one write and one fdatasync.
 */
export class Journal {
  readonly path: string;
  /** Bytes that are on the disk. */
  size: number;
  private readonly file: number;
  private queue: Pending[] = [];
  private running: Promise<void> | undefined;
  private failure: ServerError | undefined;
  /** Called before a group is synchronised; other files that the records refer to go first. */
  private readonly beforeSync: () => Promise<void>;

  constructor(path: string, goodBytes: number, beforeSync: () => Promise<void>) {
    this.path = path;
    this.file = openSync(path, 'a+', 0o600);
    ftruncateSync(this.file, goodBytes);
    this.size = goodBytes;
    this.beforeSync = beforeSync;
  }

  /** Adds one record. Rejects with `OutOfDiskSpace` (14031) or `InternalError` when it cannot. */
  append(payload: Buffer): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.queue.push({ bytes: frame(payload), resolve, reject });
      this.running ??= this.drain();
    });
  }

  /** Waits until everything appended so far is on the disk, or failed. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async drain(): Promise<void> {
    // One turn of the event loop lets commands that arrived together share the sync.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.queue.length > 0) {
      const group = this.queue;
      this.queue = [];
      try {
        await this.writeGroup(Buffer.concat(group.map((item) => item.bytes)));
        for (const item of group) item.resolve();
      } catch (error) {
        this.fail([...group, ...this.queue], error as NodeJS.ErrnoException);
      }
    }
    this.running = undefined;
  }

  private async writeGroup(bytes: Buffer): Promise<void> {
    await this.beforeSync();
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await writeAsync(this.file, bytes, done, bytes.length - done);
      done += bytesWritten;
    }
    await syncAsync(this.file);
    this.size += bytes.length;
  }

  /** Everything that waits depends on what failed, so all of it fails and the file is cut back. */
  private fail(group: Pending[], error: NodeJS.ErrnoException): void {
    this.queue = [];
    const code = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 14031 : 1;
    const failure = new ServerError(code, `the journal could not be written: ${error.message}`);
    try {
      ftruncateSync(this.file, this.size);
    } catch {
      // Without a clean end nothing more may be appended.
      this.failure = failure;
    }
    for (const item of group.reverse()) item.reject(failure);
  }

  /** Waits for what is pending and closes the file. */
  async close(): Promise<void> {
    await this.settled();
    closeSync(this.file);
  }
}
