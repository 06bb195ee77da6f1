import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, type Document, type MongoClient } from 'mongodb';
import { runCommand, spawnServer, type SpawnedServer } from '../testing/spawned-server.ts';
import { openTestServer, temporaryFolder } from '../testing/test-server.ts';
import { Store } from './store.ts';

const BLOCK = 512;
const TEXT = 'z'.repeat(20_000);

/** Limits the size of all server files; the system refuses growth as on a full disk. */
function limited(bytes: number): (node: string[]) => string[] {
  // A server run from source must not write its cache of compiled files either.
  const script = `ulimit -f ${Math.floor(bytes / BLOCK)}; TSX_DISABLE_CACHE=1 exec "$@"`;
  return (node) => ['sh', '-c', script, 'sh', ...node];
}

/** Inserts until the server refuses; returns the acknowledged inserts. */
async function fill(client: MongoClient, field: (n: number) => unknown): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let n = 0; n < 10_000; n++) {
    try {
      await client
        .db('d')
        .collection<Document>('c')
        .insertOne({ _id: n as never, v: field(n) });
      acknowledged.push(n);
    } catch (error) {
      expect(error).toMatchObject({ code: 14031 });
      return acknowledged;
    }
  }
  throw new Error('the disk did not become full');
}

function idsOf(store: Store): unknown[] {
  return [...(store.find('d', 'c')?.records.values() ?? [])].map(({ doc }) => doc!['_id']);
}

async function checkFull(
  dataDir: string,
  server: SpawnedServer,
  field: (n: number) => unknown,
): Promise<void> {
  const acknowledged = await fill(server.client, field);
  expect(acknowledged.length).toBeGreaterThan(3);
  const c = server.client.db('d').collection<Document>('c');
  // Failed writes are undone in memory too, and reads still work.
  expect((await c.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id)).toEqual(
    acknowledged,
  );
  await server.kill();
  // Even the lock needs some space.
  const elsewhere = temporaryFolder();
  cpSync(dataDir, elsewhere, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  const store = new Store(elsewhere);
  expect(idsOf(store)).toEqual(acknowledged);
  await store.close();
  rmSync(elsewhere, { recursive: true });
}

describe('a full disk', () => {
  it('refuses writes with 14031, keeps what was acknowledged and reads on', async () => {
    const dataDir = temporaryFolder();
    await checkFull(dataDir, await spawnServer(dataDir, [], limited(300_000)), () => TEXT);
    // With free space, the same folder accepts writes again.
    const again = await spawnServer(dataDir);
    await again.client.db('d').collection<Document>('c').insertOne({ v: TEXT });
    await again.kill();
    rmSync(dataDir, { recursive: true });
  });

  it('refuses large binaries in the same way', async () => {
    const dataDir = temporaryFolder();
    const server = await spawnServer(dataDir, [], limited(400_000));
    await checkFull(dataDir, server, (n) => new Binary(Buffer.alloc(70_000, n)));
    rmSync(dataDir, { recursive: true });
  });

  it('a snapshot that does not fit leaves everything unchanged', async () => {
    const dataDir = temporaryFolder();
    // Each journal is short enough, but the snapshot of all of them is not.
    const server = await spawnServer(dataDir, ['--compact-bytes', '150000'], limited(300_000));
    await checkFull(dataDir, server, () => TEXT);
    rmSync(dataDir, { recursive: true });
  });

  it('refuses writes on a small file system of its own', async () => {
    const dataDir = temporaryFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', dataDir]);
    // Only root may mount; for other users the limit above has the same effect.
    if (mounted.status !== 0) return;
    try {
      await checkFull(dataDir, await spawnServer(dataDir), () => TEXT);
    } finally {
      spawnSync('umount', [dataDir]);
    }
    rmSync(dataDir, { recursive: true });
  });
});

describe('a folder that cannot be used', () => {
  it('is refused if it is a file', async () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, '');
    for (const folder of [path, join(path, 'below')]) {
      const { code, errors } = await runCommand(['--data', folder]);
      expect(code).toBe(1);
      expect(errors).toContain(`${folder} cannot be used as a data folder: it`);
    }
  });

  it('is refused if it is read-only', () => {
    const folder = join(temporaryFolder(), 'read-only');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    asOrdinaryUser(() => {
      expect(() => new Store(folder)).toThrow(/cannot be used as a data folder: this user may not/);
    });
  });

  it('is refused if its journal is not writable', async () => {
    const { db, dataDir, server, client } = await openTestServer();
    await db.collection<Document>('c').insertOne({ n: 1 });
    await client.close();
    await server.close();
    chmodSync(dataDir, 0o777);
    chmodSync(join(dataDir, 'journal-0.log'), 0o000);
    asOrdinaryUser(() => {
      expect(() => new Store(dataDir)).toThrow(/EACCES.*journal-0\.log/);
    });
    chmodSync(join(dataDir, 'journal-0.log'), 0o600);
    const store = new Store(dataDir);
    expect(store.find('test', 'c')?.count).toBe(1);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});

/** Permissions do not restrict root, as whom tests may run in a container. */
function asOrdinaryUser(work: () => void): void {
  const NOBODY = 65_534;
  const root = process.getuid?.() === 0;
  if (root) process.seteuid!(NOBODY);
  try {
    work();
  } finally {
    if (root) process.seteuid!(0);
  }
}
