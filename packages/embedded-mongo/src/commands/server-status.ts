import { hostname } from 'node:os';
import type { Command, ServerState } from './context.ts';
import type { Doc } from '../bson/value.ts';

const MEGABYTE = 1_048_576;
const MAX_CONNECTIONS = 1000;

/** Reports activity and state of the server: MongoDB's fields, and its own under `embedded`. */
export function serverStatus(version: string): Command {
  return ({ server }) => ({
    host: hostname(),
    version,
    process: 'embedded-mongo',
    pid: BigInt(process.pid),
    uptime: Math.floor((performance.now() - server.startedAt) / 1000),
    localTime: new Date(),
    ...clients(server),
    mem: {
      bits: 64,
      resident: Math.round(process.memoryUsage.rss() / MEGABYTE),
      supported: true,
    },
    storageEngine: { name: 'embedded', supportsCommittedReads: true, persistent: true },
    embedded: storage(server),
    ok: 1,
  });
}

function clients({ store, metrics, cursors, streams, connections }: ServerState): Doc {
  const current = connections();
  return {
    connections: {
      current,
      available: Math.max(0, MAX_CONNECTIONS - current),
      totalCreated: metrics.connectionsCreated,
    },
    opcounters: longs({ ...metrics.operations }),
    transactions: longs({
      currentOpen: store.open.size,
      totalCommitted: metrics.transactionsCommitted,
      totalAborted: metrics.transactionsAborted,
    }),
    metrics: { cursor: { open: longs({ total: cursors.size + streams.size }) } },
  };
}

function storage({ store }: ServerState): Doc {
  const { ceiling, compactor, journal } = store;
  const { bytes, documents } = ceiling.usage();
  return {
    memory: longs({ usedBytes: bytes, maxBytes: ceiling.maxMemory }),
    documents: longs({
      count: documents,
      ...(Number.isFinite(ceiling.maxDocuments) && { max: ceiling.maxDocuments }),
    }),
    journal: longs({
      bytes: journal.size,
      commits: store.commits,
      records: journal.metrics.records,
      syncs: journal.metrics.syncs,
      failures: journal.metrics.failures,
    }),
    snapshots: {
      ...longs({
        count: compactor.metrics.snapshots,
        failures: compactor.metrics.failures,
        bytes: compactor.snapshotBytes,
      }),
      lastDurationMillis: Math.round(compactor.metrics.lastMs),
    },
  };
}

/** Counters are int64, as MongoDB sends them. */
function longs(counters: Record<string, number>): Doc {
  return Object.fromEntries(
    Object.entries(counters).map(([name, count]) => [name, BigInt(Math.round(count))]),
  );
}
