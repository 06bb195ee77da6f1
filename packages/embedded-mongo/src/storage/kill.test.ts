import { rmSync } from 'node:fs';
import type { MongoClient } from 'mongodb';
import { indexesUnlikeRebuilt } from '../testing/index-check.ts';
import {
  contradictions,
  KillWorkload,
  nothingAcknowledged,
  prepare,
} from '../testing/kill-workload.ts';
import { freshSeed, seededRandom } from '../testing/random.ts';
import { spawnServer } from '../testing/spawned-server.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { Store } from './store.ts';

async function snapshotsOf(client: MongoClient): Promise<number> {
  const { embedded } = await client.db().admin().serverStatus();
  return (embedded as { snapshots: { count: number } }).snapshots.count;
}

const ROUNDS = process.env['MUSTER_TEST_FULL'] ? 100 : 3;

it(
  `a server killed ${ROUNDS} times loses no acknowledged write and tears no transaction`,
  async () => {
    const seed = freshSeed();
    const random = seededRandom(seed);
    const dataDir = temporaryFolder();
    const acknowledged = nothingAcknowledged();
    let snapshots = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // So small a journal is compacted all the time.
      const server = await spawnServer(dataDir, ['--compact-bytes', '60000']);
      if (round === 0) await prepare(server.client);
      const workload = new KillWorkload(server.client, acknowledged, round, random);
      await workload.until(60 + Math.floor(random() * 200));
      // Which writes a round has is chance; that compaction was among them is not left to it.
      while (round === 0 && (await snapshotsOf(server.client)) === 0) await workload.until(50);
      snapshots += await snapshotsOf(server.client);
      await server.kill(workload.ended());

      const store = new Store(dataDir);
      const wrong = contradictions(store, acknowledged);
      const unlike = indexesUnlikeRebuilt(store);
      await store.close();
      expect({ seed, round, wrong, unlike }).toEqual({ seed, round, wrong: [], unlike: [] });
      // A change of the index that was cut off is settled by what is there.
      acknowledged.index = undefined;
    }
    expect(snapshots).toBeGreaterThan(0);
    expect(acknowledged.pairs.size).toBeGreaterThan(0);
    expect(acknowledged.blobs.size).toBeGreaterThan(0);
    rmSync(dataDir, { recursive: true });
  },
  ROUNDS * 20_000,
);
