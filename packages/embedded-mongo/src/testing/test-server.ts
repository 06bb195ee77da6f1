import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { openServer, type RunningServer, type ServerOptions } from '../server.ts';

/** A server in this process with its own client, for one test file. */
export interface TestServer {
  server: RunningServer;
  client: MongoClient;
  db: Db;
  dataDir: string;
  close(): Promise<void>;
}

/** A new folder under the system's temporary folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
}

/** Opens a server on a temporary folder and connects the official driver. */
export async function openTestServer(
  dataDir = temporaryFolder(),
  options: Pick<ServerOptions, 'indexPauseMs' | 'testCommands'> = {},
): Promise<TestServer> {
  const server = await openServer({ dataDir, socketPath: join(dataDir, 'db.sock'), ...options });
  const client = await new MongoClient(server.uri).connect();
  return {
    server,
    client,
    db: client.db('test'),
    dataDir,
    close: async () => {
      await client.close();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a collection name derived from a test's name. */
export function nameOf(...parts: string[]): string {
  return parts
    .join('-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 100);
}
