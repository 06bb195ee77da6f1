import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { FileKind } from './folder.ts';
import {
  FILE_HEADER,
  fileHeader,
  FRAME_HEADER,
  FRAME_MARK,
  frameChecksum,
  MAX_PAYLOAD,
} from './frame.ts';

const WINDOW = 4 * 1024 * 1024;
/** The first format had no file header and no mark. */
const OLD_FRAME_HEADER = 8;
const SMALLEST_DOCUMENT = 5;

/** A frame with a valid checksum. Its payload is valid until the next frame is read. */
export interface Frame {
  at: number;
  end: number;
  payload: Buffer;
}

/** Reads the frames of one file from any position. */
export class FrameReader {
  readonly size: number;
  /** Position of the first frame. */
  readonly start: number;
  /** 2; 1 for files of the first format; 0 if the header is missing or damaged. */
  readonly version: 0 | 1 | 2;
  private readonly file: number;
  private window = Buffer.alloc(0);
  private windowAt = 0;

  constructor(path: string, kind: FileKind, generation: number) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
    const header = this.bytes(0, FILE_HEADER);
    if (header?.equals(fileHeader(kind, generation))) {
      this.version = 2;
      this.start = FILE_HEADER;
    } else {
      const old = this.oldFrameAt(0) !== undefined;
      this.version = old ? 1 : 0;
      this.start = old ? 0 : Math.min(FILE_HEADER, this.size);
    }
  }

  /** Returns the frame at a position, if it is valid. */
  frameAt(at: number): Frame | undefined {
    if (this.version === 1) return this.oldFrameAt(at);
    const header = this.bytes(at, FRAME_HEADER);
    if (!header?.subarray(0, 4).equals(FRAME_MARK)) return undefined;
    const length = header.readUInt32LE(4);
    const checksum = header.readUInt32LE(8);
    if (length < SMALLEST_DOCUMENT || length > MAX_PAYLOAD) return undefined;
    const whole = this.bytes(at, FRAME_HEADER + length);
    if (!whole) return undefined;
    const payload = whole.subarray(FRAME_HEADER);
    if (frameChecksum(whole, payload) !== checksum) return undefined;
    return { at, end: at + whole.length, payload };
  }

  /** Returns the first valid frame at or after a position. */
  frameFrom(from: number): Frame | undefined {
    for (let at = this.candidate(from); at !== undefined; at = this.candidate(at + 1)) {
      const found = this.frameAt(at);
      if (found) return found;
    }
    return undefined;
  }

  close(): void {
    closeSync(this.file);
  }

  private candidate(from: number): number | undefined {
    if (this.version === 1) return from < this.size ? from : undefined;
    for (let at = from; at + FRAME_HEADER <= this.size; at += WINDOW - FRAME_MARK.length) {
      const found = this.bytes(at, Math.min(WINDOW, this.size - at))!.indexOf(FRAME_MARK);
      if (found >= 0) return at + found;
    }
    return undefined;
  }

  private oldFrameAt(at: number): Frame | undefined {
    const header = this.bytes(at, OLD_FRAME_HEADER + 4);
    if (!header) return undefined;
    const length = header.readUInt32LE(0);
    const checksum = header.readUInt32LE(4);
    // The payload is one document, which begins with its own length.
    if (length < SMALLEST_DOCUMENT || header.readUInt32LE(8) !== length) return undefined;
    const payload = this.bytes(at + OLD_FRAME_HEADER, length);
    if (!payload || crc32(payload) !== checksum) return undefined;
    return { at, end: at + OLD_FRAME_HEADER + length, payload };
  }

  /** Returns some bytes of the file, if it has all of them. */
  private bytes(at: number, length: number): Buffer | undefined {
    if (at + length > this.size || length > MAX_PAYLOAD + FRAME_HEADER) return undefined;
    const within = at - this.windowAt;
    if (within >= 0 && within + length <= this.window.length)
      return this.window.subarray(within, within + length);
    const wanted = Math.min(Math.max(length, WINDOW), this.size - at);
    // Memory is reused: a frame is processed before the next one is read.
    const memory = this.memory.length >= wanted ? this.memory : Buffer.allocUnsafe(wanted);
    this.memory = memory;
    let done = 0;
    while (done < wanted) {
      const count = readSync(this.file, memory, done, wanted - done, at + done);
      if (count === 0) return undefined;
      done += count;
    }
    this.window = memory.subarray(0, wanted);
    this.windowAt = at;
    return this.window.subarray(0, length);
  }

  private memory = Buffer.alloc(0);
}
