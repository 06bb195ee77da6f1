import { decode, decodeFields, type DocumentKeeper } from '../bson/decode.ts';
import { RawDoc } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import { memoryOfEncoded } from './encoded-memory.ts';

/** A document as it was read from a file: bytes, until it is first needed. */
export class StoredDoc {
  /** Approximate bytes of memory once it is decoded. */
  readonly memory: number;
  private readonly bytes: Buffer;
  private readonly at: number;

  constructor(bytes: Buffer, at: number, memory: number) {
    this.bytes = bytes;
    this.at = at;
    this.memory = memory;
  }

  decode(): Doc {
    return decode(this.bytes, this.at);
  }

  /** Decodes only some top-level fields. */
  fields(names: readonly Buffer[]): Doc {
    return decodeFields(this.bytes, this.at, names);
  }

  /** Returns the bytes as a value to encode. */
  encoded(): RawDoc {
    return new RawDoc(this.bytes.subarray(this.at, this.at + this.bytes.readInt32LE(this.at)));
  }
}

/** A document, decoded or not. */
export type Content = Doc | StoredDoc;

/** Returns a document, decoded. */
export function docOf(content: Content | undefined): Doc | undefined {
  return content instanceof StoredDoc ? content.decode() : content;
}

/**
 * The bytes of several documents are copied to one piece of memory, because a piece for each would
 * cost more than a short document. It stays until none of them needs it, hence it is small.
 */
const PIECE = 16 * 1024;

/** Keeps the documents of stored records as bytes, without decoding them. */
export class StoredDocs implements DocumentKeeper {
  /** Where a stored record has them: `{ o: [{ d: … }] }`. */
  readonly field = 'd';
  readonly depth = 3;
  private piece = Buffer.alloc(0);
  private used = 0;

  /** Copies a document; undefined if it refers to other files and therefore has to be decoded. */
  keep(bytes: Buffer, from: number, to: number): StoredDoc | undefined {
    const memory = memoryOfEncoded(bytes, from);
    if (memory === undefined) return undefined;
    if (this.used + (to - from) > this.piece.length) {
      this.piece = Buffer.allocUnsafeSlow(Math.max(PIECE, to - from));
      this.used = 0;
    }
    const at = this.used;
    this.used += bytes.copy(this.piece, at, from, to);
    return new StoredDoc(this.piece, at, memory);
  }
}
