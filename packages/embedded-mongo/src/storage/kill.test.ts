import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { indexesUnlikeRebuilt } from '../testing/index-check.ts';
import {
  contradictions,
  KillWorkload,
  nothingAcknowledged,
  prepare,
} from '../testing/kill-workload.ts';
import { freshSeed, seededRandom } from '../testing/random.ts';
import { spawnOnSmallDisk, spawnServer, type SpawnedServer } from '../testing/spawned-server.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { Store } from './store.ts';

async function snapshotsOf(client: MongoClient): Promise<number> {
  const { embedded } = await client.db().admin().serverStatus();
  return (embedded as { snapshots: { count: number } }).snapshots.count;
}

const FULL = Boolean(process.env['MUSTER_TEST_FULL']);
const ROUNDS = FULL ? 1000 : 3;
/**
 * After this many rounds the folder is replaced, because verifying the writes would take ever
 * longer.
 */
const ROUNDS_OF_A_FOLDER = 50;
/** In every n-th round the disk is full at the time of the kill. */
const FULL_DISK_EVERY = FULL ? 5 : 3;
const ROOM = 700_000;
// So small a journal is compacted constantly.
const ARGUMENTS = ['--compact-bytes', '60000'];

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Totals over the rounds of all folders. */
interface Totals {
  snapshots: number;
  refused: number;
  pairs: number;
  blobs: number;
}

/** Runs the rounds of one folder. */
async function killOver(rounds: number, seed: number, totals: Totals): Promise<void> {
  const random = seededRandom(seed);
  const dataDir = temporaryFolder();
  const acknowledged = nothingAcknowledged();
  for (let round = 0; round < rounds; round++) {
    const isFull = round % FULL_DISK_EVERY === FULL_DISK_EVERY - 1;
    const size = bytesIn(dataDir) + ROOM;
    const start = (): Promise<SpawnedServer> =>
      isFull ? spawnOnSmallDisk(dataDir, size, ARGUMENTS) : spawnServer(dataDir, ARGUMENTS);
    const server = await start();
    if (round === 0) await prepare(server.client);
    const workload = new KillWorkload(server.client, acknowledged, round, random);
    await workload.until(60 + Math.floor(random() * 200));
    // The writes of a round are random, but it must include a compaction.
    while (round === 0 && (await snapshotsOf(server.client)) === 0) await workload.until(50);
    if (isFull) await workload.untilRefused(1 + Math.floor(random() * 30));
    totals.snapshots += await snapshotsOf(server.client);
    totals.refused += workload.refused;
    await server.kill(workload.ended());
    // A full disk is still full when the server restarts.
    if (isFull) await (await start()).kill();

    const store = new Store(dataDir);
    const wrong = contradictions(store, acknowledged);
    const unlike = indexesUnlikeRebuilt(store);
    await store.close();
    expect({ seed, round, wrong, unlike }).toEqual({ seed, round, wrong: [], unlike: [] });
    // After an interrupted index change, the existing state is authoritative.
    acknowledged.index = undefined;
  }
  totals.pairs += acknowledged.pairs.size;
  totals.blobs += acknowledged.blobs.size;
  rmSync(dataDir, { recursive: true });
}

it(
  `a server killed ${ROUNDS} times, also on a full disk, loses no acknowledged write and tears no transaction`,
  async () => {
    const totals: Totals = { snapshots: 0, refused: 0, pairs: 0, blobs: 0 };
    for (let round = 0; round < ROUNDS; round += ROUNDS_OF_A_FOLDER)
      await killOver(Math.min(ROUNDS_OF_A_FOLDER, ROUNDS - round), freshSeed(), totals);
    expect(totals.snapshots).toBeGreaterThan(0);
    expect(totals.refused).toBeGreaterThan(0);
    expect(totals.pairs).toBeGreaterThan(0);
    expect(totals.blobs).toBeGreaterThan(0);
  },
  ROUNDS * 20_000,
);
