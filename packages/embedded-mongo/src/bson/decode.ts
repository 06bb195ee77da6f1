import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, MaxKey, MinKey, Timestamp } from 'bson';
import { ServerError } from '../errors.ts';
import { BLOB_TYPE, endOfName, lengthOfValue, UNCHECKED_BLOB_TYPE } from './encoded-value.ts';
import { readObjectId } from './object-id.ts';
import { fieldName } from './field-names.ts';
import { textOf } from './short-texts.ts';
import { setField, type BlobRef, toDouble, type Doc, type Value } from './value.ts';

/** MongoDB's limit on nesting. */
export const MAX_DEPTH = 100;

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

/** Takes documents of one field, at one level of nesting, without decoding them. */
export interface DocumentKeeper {
  field: string;
  /** 1 is the level of the fields of the whole document. */
  depth: number;
  /** Returns the value of the field; undefined to have it decoded. */
  keep: (bytes: Buffer, from: number, to: number) => Value;
}

class Reader {
  private readonly bytes: Buffer;
  private readonly view: DataView;
  private at: number;
  private readonly blobs: BlobResolver | undefined;
  private readonly keeper: DocumentKeeper | undefined;

  constructor(
    bytes: Buffer,
    at: number,
    blobs: BlobResolver | undefined,
    keeper: DocumentKeeper | undefined,
  ) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
    this.blobs = blobs;
    this.keeper = keeper;
  }

  document(depth: number): Doc {
    const end = this.open(depth);
    const doc: Doc = {};
    while (this.at < end) {
      const type = this.bytes[this.at++]!;
      const start = this.at;
      const name = fieldName(this.bytes, start, this.skipName());
      const kept = this.keeper && type === 0x03 ? this.kept(this.keeper, name, depth) : undefined;
      setField(doc, name, kept ?? this.value(type, depth));
    }
    this.at = end + 1;
    return doc;
  }

  /** Reads only the fields with these names, as encoded; those that are missing stay so. */
  fields(names: readonly Buffer[]): Doc {
    const end = this.open(1);
    const doc: Doc = {};
    for (let left = names.length; left > 0 && this.at < end;) {
      const type = this.bytes[this.at++]!;
      const start = this.at;
      const nameEnd = this.skipName();
      if (names.some((name) => isName(name, this.bytes, start, nameEnd))) {
        setField(doc, fieldName(this.bytes, start, nameEnd), this.value(type, 1));
        left--;
      } else this.at += lengthOfValue(this.bytes, type, this.at);
    }
    return doc;
  }

  private kept(keeper: DocumentKeeper, name: string, depth: number): Value {
    if (depth !== keeper.depth || name !== keeper.field) return undefined;
    const end = this.at + this.bytes.readInt32LE(this.at);
    const value = keeper.keep(this.bytes, this.at, end);
    if (value !== undefined) this.at = end;
    return value;
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
    const end = endOfName(this.bytes, this.at);
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

function isName(name: Buffer, bytes: Buffer, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at++) if (name[at] !== bytes[start + at]) return false;
  return true;
}

/**
 * Decodes one BSON document that starts at `at`; `keeper` may take parts of it as bytes.
 * Throws `ServerError` 22 for malformed bytes and 15 past 100 levels.
 */
export function decode(bytes: Buffer, at = 0, blobs?: BlobResolver, keeper?: DocumentKeeper): Doc {
  return new Reader(bytes, at, blobs, keeper).document(1);
}

/** Decodes only some fields of a document, whose names are given as bytes; skips the others. */
export function decodeFields(bytes: Buffer, at: number, names: readonly Buffer[]): Doc {
  return new Reader(bytes, at, undefined, undefined).fields(names);
}
