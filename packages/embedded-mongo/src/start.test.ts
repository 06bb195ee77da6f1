import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from './start.ts';
import { temporaryFolder } from './testing/test-server.ts';

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 20));
}

async function answers(uri: string): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 200 });
  return client.connect().then(
    () => client.close().then(() => true),
    () => client.close().then(() => false),
  );
}

describe('a server in its own process', () => {
  it('is restarted whenever it dies, and retried when it cannot start', async () => {
    const dataDir = temporaryFolder();
    const lines: string[] = [];
    const folder = process.cwd();
    // The entry is found from any working directory.
    process.chdir(dataDir);
    const server = await startEmbeddedMongo({
      dataDir,
      log: (line) => lines.push(line),
    }).finally(() => process.chdir(folder));
    const client = await new MongoClient(server.uri).connect();
    for (let n = 0; n < 3; n++) await client.db('d').collection('c').insertOne({ n });
    const first = server.pid;
    process.kill(first, 'SIGKILL');
    await until(() => server.pid !== first);
    expect(await client.db('d').collection('c').countDocuments()).toBe(3);

    const journal = join(
      dataDir,
      readdirSync(dataDir).find((name) => name.endsWith('.log'))!,
    );
    const good = readFileSync(journal);
    const bad = Buffer.from(good);
    bad[60]! ^= 1;
    writeFileSync(journal, bad);
    const second = server.pid;
    process.kill(second, 'SIGKILL');
    // It is retried, and reports the problem and the remedy each time.
    await until(
      () => lines.filter((line) => /did not start.*embedded-mongo repair/s.test(line)).length > 1,
    );
    expect(server.pid).toBe(second);
    writeFileSync(journal, good);
    await until(() => server.pid !== second);
    expect(await client.db('d').collection('c').countDocuments()).toBe(3);
    expect(lines.filter((line) => line.includes('ended unexpectedly (SIGKILL)'))).toHaveLength(2);
    await client.close();
    await server.stop();
    expect(await answers(server.uri)).toBe(false);
    rmSync(dataDir, { recursive: true });
  }, 60_000);

  it('leaves nothing running when it is stopped during a restart', async () => {
    const dataDir = temporaryFolder();
    const server = await startEmbeddedMongo({ dataDir });
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 200));
    await server.stop();
    expect(await answers(server.uri)).toBe(false);
    expect(readdirSync(dataDir)).not.toContain('address');
    rmSync(dataDir, { recursive: true });
  });

  it('uses the configured memory limit', async () => {
    const dataDir = temporaryFolder();
    const server = await startEmbeddedMongo({ dataDir, maxMemoryMb: 80 });
    const client = await new MongoClient(server.uri).connect();
    const { embedded } = await client.db().admin().serverStatus();
    expect((embedded as { memory: { maxBytes: number } }).memory.maxBytes).toBe(80 * 1_048_576);
    await client.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });
});
