import { decode } from '../bson/decode.ts';
import { encodeBehind } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

/** MongoDB's limits. */
export const MAX_MESSAGE_BYTES = 48_000_000;
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const HEADER = 16;

let nextId = 1;

/** A request received over the wire. */
export interface WireRequest {
  id: number;
  legacy: boolean;
  /** False if the client expects no reply. */
  answered: boolean;
  /** The command with its document sequences merged in; its first field names it. */
  body: Doc;
}

/** Splits a byte stream into complete messages. Throws for an invalid length. */
export class MessageSplitter {
  private chunks: Buffer[] = [];
  private size = 0;

  /** Adds bytes and returns the completed messages. */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const messages: Buffer[] = [];
    while (this.size >= 4) {
      const wanted = this.peekLength();
      if (wanted < HEADER || wanted > MAX_MESSAGE_BYTES)
        throw new Error(`bad message length ${wanted}`);
      if (this.size < wanted) break;
      const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
      messages.push(all.subarray(0, wanted));
      const rest = all.subarray(wanted);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.size = rest.length;
    }
    return messages;
  }

  private peekLength(): number {
    if (this.chunks[0]!.length < 4) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0]!.readInt32LE(0);
  }
}

/** Parses one message. Throws for operations other than OP_MSG and OP_QUERY. */
export function parseMessage(message: Buffer): WireRequest {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return parseMsg(message, id);
  if (opcode === OP_QUERY) return parseQuery(message, id);
  throw new ServerError(115, `unsupported wire operation ${opcode}`);
}

function parseMsg(message: Buffer, id: number): WireRequest {
  const flags = message.readUInt32LE(HEADER);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  let at = HEADER + 4;
  while (at < end) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new ServerError(22, 'bad section length');
    if (kind === 0) body = decode(message.subarray(at, at + size));
    else if (kind === 1) sequences.push(parseSequence(message.subarray(at, at + size)));
    else throw new ServerError(40432, `Unknown section kind ${kind}`);
    at += size;
  }
  if (!body) throw new ServerError(40587, 'OP_MSG messages must have a body');
  for (const [field, docs] of sequences) body[field] = docs;
  return { id, legacy: false, answered: (flags & MORE_TO_COME) === 0, body };
}

function parseSequence(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0, 4);
  const docs: Doc[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    docs.push(decode(section, at));
    at += section.readInt32LE(at);
  }
  return [section.toString('utf8', 4, nameEnd), docs];
}

/** The legacy format in which drivers send their first handshake. */
function parseQuery(message: Buffer, id: number): WireRequest {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const namespace = message.toString('utf8', HEADER + 4, nameEnd);
  const body = decode(message, nameEnd + 9);
  return { id, legacy: true, answered: true, body: { ...body, $db: namespace.split('.')[0] } };
}

/** Encodes the reply to a request. */
export function encodeReply(request: { id: number; legacy: boolean }, reply: Doc): Buffer {
  const room = request.legacy ? HEADER + 20 : HEADER + 5;
  const message = encodeBehind(room, reply);
  message.fill(0, 0, room);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(nextId++ & 0x7fffffff, 4);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) {
    message.writeInt32LE(8, HEADER);
    message.writeInt32LE(1, HEADER + 16);
  }
  return message;
}
