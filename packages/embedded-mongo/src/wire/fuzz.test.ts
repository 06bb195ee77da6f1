import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { encode } from '../bson/encode.ts';
import { asNumber, type Doc } from '../bson/value.ts';
import { freshSeed, seededRandom } from '../testing/random.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { decode } from '../bson/decode.ts';
import { MAX_MESSAGE_BYTES } from './message.ts';

const OP_MSG = 2013;
const PATIENCE_MS = 1000;

let server: TestServer;
const seed = freshSeed();
const random = seededRandom(seed);
const pristine = Object.getOwnPropertyNames(Object.prototype).join();

beforeAll(async () => {
  server = await openTestServer();
  await server.db.collection('c').insertMany([{ a: [{ b: 1 }] }, { a: 'text' }]);
});
afterAll(() => server.close());

afterEach(async () => {
  expect({ seed, names: Object.getOwnPropertyNames(Object.prototype).join() }).toEqual({
    seed,
    names: pristine,
  });
  const { length } = await server.db.collection('c').find({ a: 'text' }).toArray();
  expect(length).toBe(1);
});

function upTo(limit: number): number {
  return Math.floor(random() * limit);
}

function bytes(length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => upTo(256)));
}

function message(sections: Buffer, opcode = OP_MSG, flags = 0): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + sections.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opcode, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, sections]);
}

function command(body: Doc): Buffer {
  return message(Buffer.concat([Buffer.from([0]), encode(body)]));
}

/** Sends bytes; resolves with the reply, or `closed`, or `waiting` if more bytes are expected. */
async function send(data: Buffer): Promise<Doc | 'closed' | 'waiting'> {
  const socket: Socket = connect(join(server.dataDir, 'db.sock'));
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  const answered = new Promise<Doc | 'closed' | 'waiting'>((resolve) => {
    const timer = setTimeout(() => resolve('waiting'), PATIENCE_MS);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve('closed');
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (all.length < 16 || all.length < all.readInt32LE(0)) return;
      clearTimeout(timer);
      resolve(decode(all, all.readInt32LE(12) === 1 ? 36 : 21));
    });
  });
  socket.write(data);
  const result = await answered;
  socket.destroy();
  return result;
}

/** Expects an error or a closed connection, never a wait, because the message was complete. */
async function refused(data: Buffer): Promise<void> {
  const result = await send(data);
  if (result === 'closed' || (result !== 'waiting' && asNumber(result['ok']) === 0)) return;
  throw new Error(`seed ${seed}: ${inspect(result)} for ${data.toString('hex', 0, 300)}`);
}

function nested(depth: number, array: boolean): Doc {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = array ? [value] : { n: value };
  return { n: value };
}

/** Builds BSON that the encoder would refuse because of its own limit. */
function nestedBytes(depth: number): Buffer {
  let inner = Buffer.from([5, 0, 0, 0, 0]);
  for (let level = 0; level < depth; level++) {
    const outer = Buffer.alloc(inner.length + 8);
    outer.writeInt32LE(outer.length, 0);
    outer.write('\u0003n\u0000', 4, 'latin1');
    inner.copy(outer, 7);
    inner = outer;
  }
  return inner;
}

describe('hostile bytes on the socket', () => {
  it('random bytes', async () => {
    for (let at = 0; at < 60; at++) {
      const data = bytes(16 + upTo(300));
      // A plausible length, so that the message is complete.
      data.writeInt32LE(data.length, 0);
      if (at % 2 === 0) data.writeInt32LE([OP_MSG, 2004, 2012, 1][upTo(4)]!, 12);
      await refused(data);
    }
  });

  it('impossible message lengths', async () => {
    for (const length of [-1, 0, 3, 15, MAX_MESSAGE_BYTES + 1, 0x7fffffff, -0x80000000]) {
      const data = command({ ping: 1, $db: 'test' });
      data.writeInt32LE(length, 0);
      expect([length, await send(data)]).toEqual([length, 'closed']);
    }
  });

  it('whole messages with a piece cut out or changed', async () => {
    const whole = encode({
      find: 'c',
      filter: { a: { $in: [1, 'x', null, { y: 2n }] } },
      sort: { a: 1 },
      $db: 'test',
    });
    for (let at = 0; at < 150; at++) {
      const body = Buffer.from(whole);
      const changes = 1 + upTo(4);
      for (let n = 0; n < changes; n++) body[upTo(body.length)] = upTo(256);
      const sections = Buffer.concat([
        Buffer.from([0]),
        at % 3 ? body : body.subarray(0, upTo(body.length)),
      ]);
      const result = await send(message(sections));
      expect({ seed, at, body: body.toString('hex'), result }).not.toMatchObject({
        result: 'waiting',
      });
    }
  });

  it('document sequences that end too early or never', async () => {
    const body = Buffer.concat([Buffer.from([0]), encode({ insert: 'f', $db: 'test' })]);
    for (const section of [
      [1, 5, 0, 0, 0, 65],
      [1, 255, 255, 255, 127, 65, 0],
      [1, 8, 0, 0, 0, 65, 66, 67],
      [1, 15, 0, 0, 0, 100, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0],
      [1, 11, 0, 0, 0, 100, 0, 255, 255, 255, 255],
      [9, 5, 0, 0, 0, 0],
    ])
      await refused(message(Buffer.concat([body, Buffer.from(section)])));
    await refused(message(Buffer.alloc(0)));
    await refused(message(Buffer.from([0])));
  });

  it('deep nesting', async () => {
    for (const depth of [101, 200, 5000]) {
      await refused(message(Buffer.concat([Buffer.from([0]), nestedBytes(depth)])));
    }
    for (const array of [true, false]) {
      const { n } = nested(90, array);
      await send(command({ find: 'c', filter: { n }, $db: 'test' }));
      await send(command({ insert: 'deep', documents: [{ n }], $db: 'test' }));
      await send(
        command({ aggregate: 'deep', pipeline: [{ $match: { n } }], cursor: {}, $db: 'test' }),
      );
    }
    let filter: Doc = { a: 1 };
    for (let level = 0; level < 45; level++) filter = { $or: [filter, { $nor: [{ a: level }] }] };
    const answer = await send(command({ find: 'c', filter, $db: 'test' }));
    expect(answer).toMatchObject({ ok: expect.anything() });
  });

  it('hostile field names', async () => {
    const names = [
      '__proto__',
      'constructor',
      'prototype',
      '$where',
      '$',
      '',
      '.',
      'a..b',
      'a.$[',
      '$$',
    ];
    const paths = names.flatMap((name) => [name, `${name}.polluted`, `a.${name}`, `a.0.${name}.x`]);
    const hostile = (path: string): Doc => {
      const doc: Doc = {};
      Object.defineProperty(doc, path, { value: { polluted: 1 }, enumerable: true });
      return doc;
    };
    for (const path of paths) {
      const doc = hostile(path);
      const commands: Doc[] = [
        { insert: 'h', documents: [doc] },
        { find: 'h', filter: doc, sort: doc, projection: doc },
        { update: 'h', updates: [{ q: {}, u: { $set: doc }, upsert: true }] },
        { update: 'h', updates: [{ q: {}, u: { $rename: hostileText(path, 'a.b') } }] },
        { update: 'h', updates: [{ q: doc, u: doc, upsert: true }] },
        { update: 'h', updates: [{ q: {}, u: [{ $set: doc }, { $unset: path }] }] },
        {
          aggregate: 'h',
          pipeline: [{ $group: { _id: `$${path}`, n: { $push: doc } } }],
          cursor: {},
        },
        { aggregate: 'h', pipeline: [{ $addFields: doc }, { $project: doc }], cursor: {} },
        { aggregate: 'h', pipeline: [{ $replaceRoot: { newRoot: doc } }], cursor: {} },
        { createIndexes: 'h', indexes: [{ key: hostileText(path, 1), name: path || 'x' }] },
        { distinct: 'h', key: path },
        doc,
      ];
      for (const body of commands) {
        const result = await send(command({ ...body, $db: 'test' }));
        expect({ path, body: Object.keys(body)[0], result }).not.toMatchObject({
          result: 'waiting',
        });
      }
    }
    expect(({} as Doc)['polluted']).toBeUndefined();
    expect((Object as unknown as Doc)['polluted']).toBeUndefined();
  });

  it('names with a NUL, unknown commands and databases', async () => {
    for (const body of [
      { toString: 1 },
      { hasOwnProperty: 1 },
      { find: 'x\u0000y' },
      { find: { a: 1 } },
      { insert: 'c', documents: 'no' },
      { getMore: 5n, collection: 'c' },
    ] as Doc[])
      await refused(command({ ...body, $db: 'test' }));
    const made = { $arrayToObject: [[['x\u0000y', 1]]] };
    for (const body of [
      { aggregate: 'c', pipeline: [{ $replaceRoot: { newRoot: made } }], cursor: {} },
      { update: 'c', updates: [{ q: { a: 'text' }, u: [{ $set: { made } }] }] },
    ])
      await send(command({ ...body, $db: 'test' }));
    expect(await server.db.collection('c').findOne({ a: 'text' })).toEqual({
      _id: expect.anything(),
      a: 'text',
    });
    await refused(command({ create: 'c', $db: '../x' }));
    await refused(command({ create: '$c', $db: 'test' }));
  });

  it('a client that sends a thousand commands and reads no answer', async () => {
    const socket = connect(join(server.dataDir, 'db.sock'));
    await once(socket, 'connect');
    socket.on('error', () => {});
    socket.pause();
    const find = command({ find: 'c', filter: {}, $db: 'test' });
    for (let at = 0; at < 1000; at++) socket.write(find);
    expect(await send(command({ ping: 1, $db: 'test' }))).toHaveProperty('ok');
    socket.destroy();
  });
});

function hostileText(path: string, value: unknown): Doc {
  const doc: Doc = {};
  Object.defineProperty(doc, path, { value, enumerable: true });
  return doc;
}
