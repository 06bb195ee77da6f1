import { crc32 } from 'node:zlib';
import type { FileKind } from './folder.ts';

/*
 * A journal or snapshot is a file header and frames behind it. A frame holds one or more BSON
 * documents that were written, and became durable, together:
 *
 *   file   "EMDB" | version u16 | kind u16 | generation u64 | crc32 u32
 *   frame  mark u32 | length u32 | crc32 of both and of the payload u32 | payload
 *
 * The mark lets a reader find the next good frame behind a bad one. All numbers are little-endian.
 */

export const FILE_HEADER = 20;
export const FRAME_HEADER = 12;
/** Longer payloads could not be read back, so writing them is refused. */
export const MAX_PAYLOAD = 512 * 1024 * 1024;
export const FRAME_MARK = Buffer.from([0xfe, 0x46, 0x52, 0xed]);

const MAGIC = Buffer.from('EMDB');
const VERSION = 2;
const KINDS: Record<FileKind, number> = { journal: 1, snapshot: 2 };

/** Returns the header of a file. */
export function fileHeader(kind: FileKind, generation: number): Buffer {
  const header = Buffer.alloc(FILE_HEADER);
  MAGIC.copy(header);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(KINDS[kind], 6);
  header.writeBigUInt64LE(BigInt(generation), 8);
  header.writeUInt32LE(crc32(header.subarray(0, 16)), 16);
  return header;
}

/** Builds a frame of documents that become durable together. */
export function frame(payloads: readonly Buffer[]): Buffer {
  const length = payloads.reduce((sum, payload) => sum + payload.length, 0);
  const framed = Buffer.allocUnsafe(FRAME_HEADER + length);
  FRAME_MARK.copy(framed);
  framed.writeUInt32LE(length, 4);
  let at = FRAME_HEADER;
  for (const payload of payloads) at += payload.copy(framed, at);
  framed.writeUInt32LE(frameChecksum(framed, framed.subarray(FRAME_HEADER)), 8);
  return framed;
}

/** Returns the checksum of a frame. */
export function frameChecksum(header: Buffer, payload: Buffer): number {
  return crc32(payload, crc32(header.subarray(0, 8)));
}
