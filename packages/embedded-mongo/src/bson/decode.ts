import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, Timestamp } from 'bson';
import { ServerError } from '../errors.ts';
import { readObjectId } from './object-id.ts';
import { fieldName } from './field-names.ts';
import { textOf } from './short-texts.ts';
import { setField, type BlobRef, toDouble, type Doc, type Value } from './value.ts';

/** MongoDB's limit on nesting. */
export const MAX_DEPTH = 100;

/** Private element types of a {@link BlobRef}; they occur only in the store's own files. */
export const UNCHECKED_BLOB_TYPE = 0x71;
export const BLOB_TYPE = 0x72;

/** Bytes up to this length are copied one by one. */
const SHORT = 32;

/** Converts the stored description of a blob to a reference that can read itself. */
export type BlobResolver = (
  segment: number,
  offset: number,
  length: number,
  subtype: number,
  /** CRC-32 of the bytes; missing in references of the first format. */
  checksum: number | undefined,
) => BlobRef;

class Reader {
  private readonly bytes: Buffer;
  private readonly view: DataView;
  private at: number;
  private readonly blobs: BlobResolver | undefined;

  constructor(bytes: Buffer, at: number, blobs: BlobResolver | undefined) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
    this.blobs = blobs;
  }

  document(depth: number): Doc {
    const end = this.open(depth);
    const doc: Doc = {};
    while (this.at < end) {
      const type = this.bytes[this.at++]!;
      const start = this.at;
      const name = fieldName(this.bytes, start, this.skipName());
      setField(doc, name, this.value(type, depth));
    }
    this.at = end + 1;
    return doc;
  }

  private array(depth: number): Value[] {
    const end = this.open(depth);
    const items: Value[] = [];
    while (this.at < end) {
      const type = this.bytes[this.at++]!;
      this.skipName();
      items.push(this.value(type, depth));
    }
    this.at = end + 1;
    return items;
  }

  /** Reads the header of a document or array and returns the position of its last byte. */
  private open(depth: number): number {
    if (depth > MAX_DEPTH) throw new ServerError(15, 'BSON nesting exceeds 100 levels');
    const start = this.at;
    const size = this.int32();
    const end = start + size;
    if (size < 5 || end > this.bytes.length || this.bytes[end - 1] !== 0) {
      throw new ServerError(22, 'Invalid BSON: bad document length');
    }
    return end - 1;
  }

  private value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.double();
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.array(depth + 1);
      case 0x05:
        return this.binary();
      case 0x06:
      case 0x0a:
        return null;
      case 0x07:
        return readObjectId(this.take(12));
      case 0x08:
        return this.bytes[this.at++] === 1;
      case 0x09:
        return new Date(this.milliseconds());
      case 0x0b: {
        const pattern = this.cstring();
        return new BSONRegExp(pattern, this.cstring());
      }
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x0f: {
        this.at += 4;
        const source = this.string();
        return new Code(source, this.document(depth + 1));
      }
      case 0x10:
        return this.int32();
      case 0x11:
        return this.timestamp();
      case 0x12:
        return this.int64();
      case 0x13:
        return new Decimal128(Uint8Array.prototype.slice.call(this.take(16)));
      case 0x7f:
        return new MaxKey();
      case 0xff:
        return new MinKey();
      default:
        // On the wire, where blobs cannot be resolved, private types are as unknown as any other.
        if (this.blobs && (type === BLOB_TYPE || type === UNCHECKED_BLOB_TYPE))
          return this.blob(this.blobs, type === BLOB_TYPE);
        throw new ServerError(22, `Invalid BSON: unknown element type 0x${type.toString(16)}`);
    }
  }

  private double(): Value {
    return toDouble(this.view.getFloat64(this.step(8), true));
  }

  private int32(): number {
    return this.view.getInt32(this.step(4), true);
  }

  private int64(): bigint {
    return this.view.getBigInt64(this.step(8), true);
  }

  private timestamp(): Timestamp {
    const at = this.step(8);
    return new Timestamp({
      t: this.view.getUint32(at + 4, true),
      i: this.view.getUint32(at, true),
    });
  }

  /** Reads an int64 as a number, rounded as by `Number`. */
  private milliseconds(): number {
    const at = this.step(8);
    return this.view.getInt32(at + 4, true) * 0x1_0000_0000 + this.view.getUint32(at, true);
  }

  private string(): string {
    const size = this.int32();
    if (size < 1) throw new ServerError(22, 'Invalid BSON: bad string length');
    const start = this.step(size);
    return textOf(this.bytes, start, start + size - 1);
  }

  /** Skips a zero-terminated name; returns the position of its zero. */
  private skipName(): number {
    const { bytes } = this;
    let end = this.at;
    while (end < bytes.length && bytes[end] !== 0) end++;
    if (end === bytes.length) throw new ServerError(22, 'Invalid BSON: unterminated string');
    this.at = end + 1;
    return end;
  }

  private cstring(): string {
    const start = this.at;
    return this.bytes.toString('utf8', start, this.skipName());
  }

  private binary(): Binary {
    let size = this.int32();
    const subtype = this.bytes[this.at++]!;
    // Subtype 2 repeats the length inside.
    if (subtype === 2) size = this.int32();
    return new Binary(this.copyOf(size), subtype);
  }

  private blob(resolve: BlobResolver, checked: boolean): BlobRef {
    const segment = this.int32();
    const offset = Number(this.int64());
    const length = this.int32();
    const subtype = this.bytes[this.at++]!;
    return resolve(segment, offset, length, subtype, checked ? this.int32() >>> 0 : undefined);
  }

  private copyOf(size: number): Uint8Array {
    if (size > SHORT) return Uint8Array.prototype.slice.call(this.take(size));
    const { bytes } = this;
    const start = this.step(size);
    const copy = new Uint8Array(size);
    for (let at = 0; at < size; at++) copy[at] = bytes[start + at]!;
    return copy;
  }

  private take(size: number): Buffer {
    const start = this.step(size);
    return this.bytes.subarray(start, start + size);
  }

  /** Skips some bytes; returns their start. */
  private step(size: number): number {
    const start = this.at;
    const end = start + size;
    if (size < 0 || end > this.bytes.length) throw new ServerError(22, 'Invalid BSON: truncated');
    this.at = end;
    return start;
  }
}

/**
 * Decodes one BSON document that starts at `at`.
 * Throws `ServerError` 22 for malformed bytes and 15 past 100 levels.
 */
export function decode(bytes: Buffer, at = 0, blobs?: BlobResolver): Doc {
  return new Reader(bytes, at, blobs).document(1);
}
