import { ObjectId } from 'bson';

/**
 * The library stores an id as four numbers of three bytes each, and creates a new buffer at every
 * access to `id`. Ids are compared and looked up most often, so the numbers are read directly; with
 * a version of the library that stores them differently, the buffer is used.
 */
interface Packed {
  readonly i0: number;
  readonly i1: number;
  readonly i2: number;
  readonly i3: number;
}

const packedOf = (id: ObjectId): Partial<Packed> => id as unknown as Partial<Packed>;

const isPacked = (numbers: Partial<Packed>): numbers is Packed =>
  typeof numbers.i0 === 'number' && typeof numbers.i3 === 'number';

/**
 * Returns the twelve bytes of an id, each as one character: ids sort in the order of these texts.
 */
export function objectIdKey(id: ObjectId): string {
  const packed = packedOf(id);
  if (!isPacked(packed)) return Buffer.from(id.id).toString('latin1');
  const { i0, i1, i2, i3 } = packed;
  return String.fromCharCode(
    (i0 >>> 16) & 0xff,
    (i0 >>> 8) & 0xff,
    i0 & 0xff,
    (i1 >>> 16) & 0xff,
    (i1 >>> 8) & 0xff,
    i1 & 0xff,
    (i2 >>> 16) & 0xff,
    (i2 >>> 8) & 0xff,
    i2 & 0xff,
    (i3 >>> 16) & 0xff,
    (i3 >>> 8) & 0xff,
    i3 & 0xff,
  );
}

/** Writes the twelve bytes of an id into a buffer with enough room. */
export function writeObjectId(id: ObjectId, bytes: Buffer, at: number): void {
  const packed = packedOf(id);
  if (!isPacked(packed)) {
    bytes.set(id.id, at);
    return;
  }
  bytes.writeUIntBE(packed.i0, at, 3);
  bytes.writeUIntBE(packed.i1, at + 3, 3);
  bytes.writeUIntBE(packed.i2, at + 6, 3);
  bytes.writeUIntBE(packed.i3, at + 9, 3);
}

/**
 * Returns the id with these twelve bytes without keeping the buffer, which is part of a whole
 * message or file.
 */
export function readObjectId(bytes: Buffer): ObjectId {
  const id = new ObjectId(bytes);
  return isPacked(packedOf(id)) ? id : new ObjectId(Buffer.from(bytes));
}
