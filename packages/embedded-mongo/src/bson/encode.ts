import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { MAX_DEPTH } from './decode.ts';
import { BLOB_TYPE, UNCHECKED_BLOB_TYPE } from './encoded-value.ts';
import { ServerError } from '../errors.ts';
import { writeObjectId } from './object-id.ts';
import { BlobRef, isDoc, isInt32, type Doc, type Value } from './value.ts';
import { nameOf } from './whole-names.ts';

/** An already encoded document that is copied instead of encoded again. */
export class RawDoc {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Already encoded documents, one after the other, as the items of a list. */
export class RawList {
  /** The items with their types and names, without the header and the end of the list. */
  readonly bytes: Buffer;
  readonly count: number;
  constructor(bytes: Buffer, count: number) {
    this.bytes = bytes;
    this.count = count;
  }
}

/** Texts up to this length are written character by character. */
const SHORT = 32;

class Writer {
  bytes: Buffer = Buffer.allocUnsafe(16 * 1024);
  at = 0;
  /** The same bytes, for multi-byte numbers. */
  private view = viewOf(this.bytes);
  /** True for the store's files: blobs stay references. */
  private keepBlobs = false;

  reset(keepBlobs: boolean): void {
    this.at = 0;
    this.keepBlobs = keepBlobs;
    // One huge reply must not keep its memory allocated.
    if (this.bytes.length > 4 * 1024 * 1024) this.use(Buffer.allocUnsafe(16 * 1024));
  }

  private use(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }

  /** Returns a copy of the written bytes. */
  copy(): Buffer {
    const copy = Buffer.allocUnsafe(this.at);
    this.bytes.copy(copy, 0, 0, this.at);
    return copy;
  }

  /** Reserves bytes for the caller to write. */
  skip(size: number): void {
    this.need(size);
    this.at += size;
  }

  /** Writes a document as a list item; returns its length. */
  item(doc: Doc, at: number): number {
    this.head(0x03, indexName(at));
    const start = this.at;
    this.document(doc, 1);
    return this.at - start;
  }

  document(doc: Doc, depth: number): void {
    if (depth > MAX_DEPTH) throw new ServerError(15, 'BSON nesting exceeds 100 levels');
    const start = this.open();
    for (const field of Object.keys(doc)) this.element(field, doc[field], depth);
    this.close(start);
  }

  private array(items: readonly Value[], depth: number): void {
    if (depth > MAX_DEPTH) throw new ServerError(15, 'BSON nesting exceeds 100 levels');
    const start = this.open();
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      this.element(indexName(i), item === undefined ? null : item, depth);
    }
    this.close(start);
  }

  private element(field: string, value: Value, depth: number): void {
    if (value === undefined) return;
    switch (typeof value) {
      case 'string':
        this.head(0x02, field);
        this.string(value);
        return;
      case 'number':
        if (isInt32(value)) {
          this.head(0x10, field);
          this.int32(value);
        } else {
          this.head(0x01, field);
          this.double(value);
        }
        return;
      case 'boolean':
        this.head(0x08, field);
        this.byte(value ? 1 : 0);
        return;
      case 'bigint':
        this.head(0x12, field);
        this.int64(value);
        return;
      default:
    }
    if (value === null) this.head(0x0a, field);
    else if (Array.isArray(value)) {
      this.head(0x04, field);
      this.array(value, depth + 1);
    } else if (isDoc(value)) {
      this.head(0x03, field);
      this.document(value, depth + 1);
    } else this.scalar(field, value, depth);
  }

  private scalar(field: string, value: Value, depth: number): void {
    if (value instanceof ObjectId) {
      this.head(0x07, field);
      this.need(12);
      writeObjectId(value, this.bytes, this.at);
      this.at += 12;
    } else if (value instanceof Date) {
      this.head(0x09, field);
      this.milliseconds(value.getTime());
    } else if (value instanceof Double) {
      this.head(0x01, field);
      this.double(value.value);
    } else if (value instanceof RawDoc) {
      this.head(0x03, field);
      this.raw(value.bytes);
    } else if (value instanceof RawList) {
      this.head(0x04, field);
      const start = this.open();
      this.raw(value.bytes);
      this.close(start);
    } else if (value instanceof Binary) {
      this.head(0x05, field);
      this.binary(value.buffer.subarray(0, value.position), value.sub_type);
    } else if (value instanceof BlobRef) {
      this.blob(field, value);
    } else if (value instanceof Decimal128) {
      this.head(0x13, field);
      this.raw(value.bytes);
    } else if (value instanceof Timestamp) {
      this.head(0x11, field);
      this.int32(value.low);
      this.int32(value.high);
    } else if (value instanceof BSONRegExp) {
      this.head(0x0b, field);
      this.cstring(value.pattern);
      this.cstring(value.options);
    } else if (value instanceof Code) this.code(field, value, depth);
    else if (value instanceof BSONSymbol) {
      this.head(0x0e, field);
      this.string(value.value);
    } else if (value instanceof MinKey) this.head(0xff, field);
    else if (value instanceof MaxKey) this.head(0x7f, field);
    else throw new ServerError(1, `cannot encode a value of "${field}"`);
  }

  private blob(field: string, value: BlobRef): void {
    if (this.keepBlobs) {
      this.head(value.checksum === undefined ? UNCHECKED_BLOB_TYPE : BLOB_TYPE, field);
      this.int32(value.segment);
      this.int64(BigInt(value.offset));
      this.int32(value.length);
      this.byte(value.subtype);
      if (value.checksum !== undefined) this.int32(value.checksum | 0);
    } else {
      this.head(0x05, field);
      this.binary(value.read(), value.subtype);
    }
  }

  private code(field: string, value: Code, depth: number): void {
    this.head(value.scope ? 0x0f : 0x0d, field);
    const start = this.at;
    if (value.scope) this.int32(0);
    this.string(value.code);
    if (value.scope) {
      this.document(value.scope, depth + 1);
      this.view.setInt32(start, this.at - start, true);
    }
  }

  private binary(bytes: Uint8Array, subtype: number): void {
    this.int32(subtype === 2 ? bytes.length + 4 : bytes.length);
    this.byte(subtype);
    if (subtype === 2) this.int32(bytes.length);
    this.raw(bytes);
  }

  private open(): number {
    const start = this.at;
    this.int32(0);
    return start;
  }

  private close(start: number): void {
    this.byte(0);
    this.view.setInt32(start, this.at - start, true);
  }

  /** Writes the type and the name of a field. */
  private head(type: number, field: string): void {
    const { length } = field;
    this.need(length * 3 + 2);
    const { bytes } = this;
    let at = this.at;
    bytes[at++] = type;
    for (let i = 0; i < length; i++) {
      const unit = field.charCodeAt(i);
      if (unit === 0 || unit > 0x7f) {
        this.at = at - i;
        this.cstring(nameOf(field));
        return;
      }
      bytes[at++] = unit;
    }
    bytes[at++] = 0;
    this.at = at;
  }

  private string(text: string): void {
    this.need(text.length * 3 + 5);
    const start = this.at;
    this.at = start + 4;
    if (!this.ascii(text)) this.at += this.bytes.write(text, this.at, 'utf8');
    this.view.setInt32(start, this.at - start - 3, true);
    this.bytes[this.at++] = 0;
  }

  private cstring(text: string): void {
    // The name would end there, and the rest would be misread.
    if (text.includes('\u0000'))
      throw new ServerError(2, 'the name of a field contains a null character');
    this.need(text.length * 3 + 1);
    if (!this.ascii(text)) this.at += this.bytes.write(text, this.at, 'utf8');
    this.bytes[this.at++] = 0;
  }

  /** Writes a short ASCII text, for which a native call costs more than copying the bytes. */
  private ascii(text: string): boolean {
    if (text.length > SHORT) return false;
    const { bytes, at } = this;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x7f) return false;
      bytes[at + i] = unit;
    }
    this.at = at + text.length;
    return true;
  }

  private byte(value: number): void {
    this.need(1);
    this.bytes[this.at++] = value;
  }

  private int32(value: number): void {
    this.need(4);
    this.view.setInt32(this.at, value, true);
    this.at += 4;
  }

  private int64(value: bigint): void {
    this.need(8);
    // A view would truncate an overflow; this throws.
    this.at = this.bytes.writeBigInt64LE(value, this.at);
  }

  private milliseconds(value: number): void {
    if (Number.isNaN(value)) throw new ServerError(2, 'a date is beyond the year 275760');
    this.need(8);
    const high = Math.floor(value / 0x1_0000_0000);
    this.view.setUint32(this.at, value - high * 0x1_0000_0000, true);
    this.view.setInt32(this.at + 4, high, true);
    this.at += 8;
  }

  private double(value: number): void {
    this.need(8);
    this.view.setFloat64(this.at, value, true);
    this.at += 8;
  }

  private raw(bytes: Uint8Array): void {
    this.need(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }

  private need(size: number): void {
    if (this.at + size <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at + size));
    this.bytes.copy(grown, 0, 0, this.at);
    this.use(grown);
  }
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const indexNames = Array.from({ length: 1024 }, (_, at) => String(at));

function indexName(at: number): string {
  return indexNames[at] ?? String(at);
}

const writer = new Writer();
/** Separate from the other, which may be needed to create the documents of a list. */
const listWriter = new Writer();

/**
 * Encodes a document as BSON. `keepBlobs` writes large binaries as references (store files only).
 * The result is a copy and belongs to the caller.
 */
export function encode(doc: Doc, keepBlobs = false): Buffer {
  writer.reset(keepBlobs);
  writer.document(doc, 1);
  return writer.copy();
}

/** Encodes a document after `room` bytes that the caller writes. */
export function encodeBehind(room: number, doc: Doc): Buffer {
  writer.reset(false);
  writer.skip(room);
  writer.document(doc, 1);
  return writer.copy();
}

/**
 * Encodes the documents that `docAt` returns for 0, 1, 2 and so on, until there are `count` or no
 * more; the list ends before the document that would make it longer than `limit` bytes.
 */
export function encodeList(
  docAt: (at: number) => Doc | undefined,
  count: number,
  limit: number,
): RawList {
  listWriter.reset(false);
  let taken = 0;
  let size = 0;
  while (taken < count) {
    const doc = docAt(taken);
    if (doc === undefined) break;
    const end = listWriter.at;
    size += listWriter.item(doc, taken) + 16;
    if (taken > 0 && size > limit) {
      listWriter.at = end;
      break;
    }
    taken++;
  }
  return new RawList(listWriter.copy(), taken);
}
