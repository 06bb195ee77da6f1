import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Buffer;
}

const utf8 = 0x0800;
const deflated = 8;
/** Version 20: folders and deflate, which every program opens. */
const needed = 20;

/**
 * Writes a ZIP one entry at a time: the next is requested after the previous one was sent. Up to 4
 * GB and 65,535 entries, without the extension for more.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const file = Buffer.from(name, 'utf8');
    const facts = factsOf(packed, bytes, file.length, at);
    const local = Buffer.concat([signature(0x0403_4b50), facts, u16(0), file]);
    directory.push(
      Buffer.concat([
        signature(0x0201_4b50),
        u16(needed),
        facts,
        // No extra field, no comment, first disk, no attributes.
        Buffer.alloc(12),
        u32(offset),
        file,
      ]),
    );
    yield local;
    yield packed;
    offset += local.length + packed.length;
  }
  const index = Buffer.concat(directory);
  yield index;
  yield Buffer.concat([
    signature(0x0605_4b50),
    Buffer.alloc(4),
    u16(directory.length),
    u16(directory.length),
    u32(index.length),
    u32(offset),
    u16(0),
  ]);
}

/** Header fields that are the same before each file and in the directory. */
function factsOf(packed: Buffer, bytes: Buffer, nameLength: number, at: Date): Buffer {
  return Buffer.concat([
    u16(needed),
    u16(utf8),
    u16(deflated),
    u16(dosTime(at)),
    u16(dosDay(at)),
    u32(crc32(bytes)),
    u32(packed.length),
    u32(bytes.length),
    u16(nameLength),
  ]);
}

const dosTime = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dosDay = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

const signature = (value: number): Buffer => u32(value);
function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
