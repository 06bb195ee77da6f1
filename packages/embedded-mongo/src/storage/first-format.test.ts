import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { Store } from './store.ts';

/** A record in the first format: no mark, no file header, a checksum of the payload. */
function oldRecord(ops: Doc[]): Buffer {
  const payload = encode({ o: ops }, true);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(payload.length, 0);
  head.writeUInt32LE(crc32(payload), 4);
  return Buffer.concat([head, payload]);
}

const create = { t: 'create', c: 1, db: 'd', name: 'c', options: {} };
const put = (n: number): Doc => ({ t: 'put', c: 1, d: { _id: n } });

function idsOf(store: Store): unknown[] {
  return [...(store.find('d', 'c')?.records.values() ?? [])].map(({ doc }) => doc?.['_id']);
}

describe('a folder in the first format', () => {
  it('is read, its torn end is cut, and writing continues in the present format', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'snapshot-3.bson'), oldRecord([create, put(1)]));
    const journal = Buffer.concat([oldRecord([put(2)]), oldRecord([put(3)])]);
    writeFileSync(join(folder, 'journal-3.log'), Buffer.concat([journal, Buffer.from([9, 9, 9])]));
    for (let opened = 0; opened < 2; opened++) {
      const store = new Store(folder);
      expect(idsOf(store)).toEqual([1, 2, 3]);
      await store.close();
    }
    expect(readdirSync(folder).toSorted()).toEqual([
      'journal-3.log',
      'journal-4.log',
      'snapshot-3.bson',
    ]);
    const store = new Store(folder);
    await store.compact();
    await store.close();
    expect(readdirSync(folder).toSorted()).toEqual(['journal-5.log', 'snapshot-5.bson']);
    const again = new Store(folder);
    expect(idsOf(again)).toEqual([1, 2, 3]);
    await again.close();
    rmSync(folder, { recursive: true });
  });

  it('is refused when a damaged record is followed by a good one', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'journal-0.log');
    writeFileSync(path, oldRecord([create, put(1)]));
    const bad = oldRecord([put(2)]);
    bad[12]! ^= 1;
    appendFileSync(path, bad);
    appendFileSync(path, oldRecord([put(3)]));
    expect(() => new Store(folder)).toThrow(/journal-0\.log is damaged at byte/);
    rmSync(folder, { recursive: true });
  });
});
