import { ServerError } from '../errors.ts';

/** Private element types of large binaries that lie in a file of their own. */
export const UNCHECKED_BLOB_TYPE = 0x71;
/** The same, with a checksum. */
export const BLOB_TYPE = 0x72;

/** Bytes of the values that always take the same room, by element type. */
const SIZES = new Map([
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0x7f, 0],
  [0xff, 0],
  [UNCHECKED_BLOB_TYPE, 17],
  [BLOB_TYPE, 21],
]);
const fixed = Int8Array.from({ length: 256 }, (_, type) => SIZES.get(type) ?? -1);

/** Returns the end of the zero-terminated text that starts at `at`: the position of its zero. */
export function endOfName(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] !== 0) end++;
  if (end === bytes.length) throw new ServerError(22, 'Invalid BSON: unterminated string');
  return end;
}

/** Returns the length in bytes of the encoded value that starts at `at`. */
export function lengthOfValue(bytes: Buffer, type: number, at: number): number {
  const size = fixed[type]!;
  if (size >= 0) return size;
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + bytes.readInt32LE(at);
    case 0x03:
    case 0x04:
    case 0x0f:
      return bytes.readInt32LE(at);
    case 0x05:
      return 5 + bytes.readInt32LE(at);
    case 0x0b:
      return endOfName(bytes, endOfName(bytes, at) + 1) + 1 - at;
    default:
      throw new ServerError(22, `Invalid BSON: unknown element type 0x${type.toString(16)}`);
  }
}
