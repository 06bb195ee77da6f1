import { hostname, totalmem, cpus } from 'node:os';
import { isTruthy, type Doc } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES } from '../wire/message.ts';
import { collectionName, existing, transactionNumber, type Call, type Command } from './context.ts';
import { serverStatus } from './server-status.ts';

/** The MongoDB version that this server emulates. */
export const VERSION = '7.0.14';
const WIRE_VERSION = 21;

function handshake({ server, connectionId, name }: Call): Doc {
  const primary = name === 'hello' ? { isWritablePrimary: true } : { ismaster: true };
  return {
    helloOk: true,
    ...primary,
    secondary: false,
    setName: server.setName,
    setVersion: 1,
    hosts: [server.address],
    primary: server.address,
    me: server.address,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

function buildInfo(): Doc {
  return {
    version: VERSION,
    versionArray: [7, 0, 14, 0],
    gitVersion: 'embedded',
    modules: ['embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['embedded'],
    ok: 1,
  };
}

const ok: Command = () => ({ ok: 1 });

function requireOpen(call: Call): { number: bigint } {
  const number = transactionNumber(call.body);
  if (!call.session || number === undefined)
    throw new ServerError(251, `${call.name} must be run within a transaction`);
  return { number };
}

const commitTransaction: Command = async (call) => {
  const { number } = requireOpen(call);
  await call.server.sessions.commit(call.session!, number);
  return { ok: 1 };
};

const abortTransaction: Command = (call) => {
  const { number } = requireOpen(call);
  const open = call.session?.current;
  if (open?.number === number && open.state === 'aborted')
    throw new ServerError(251, `Transaction ${number} has been aborted.`);
  call.server.sessions.abort(call.server.sessions.join(call.session!, number));
  return { ok: 1 };
};

const endSessions: Command = (call) => {
  call.server.sessions.end(call.body[call.name]);
  return { ok: 1 };
};

const killAllSessions: Command = ({ body, name, server }) => {
  const whose = body[name];
  if (!Array.isArray(whose)) throw new ServerError(14, `BSON field '${name}' must be an array`);
  if (whose.length > 0) throw notSupported(`${name} of some users`);
  server.sessions.endAll();
  return { ok: 1 };
};

const collStats: Command = (call) => {
  const collection = existing(call);
  return {
    ns: `${call.database}.${collectionName(call)}`,
    count: collection?.count ?? 0,
    nindexes: collection?.indexes.size ?? 0,
    capped: false,
    ok: 1,
  };
};

const dbStats: Command = ({ server, database }) => {
  const own = [...server.store.collections()].filter(
    (collection) => collection.database === database,
  );
  return {
    db: database,
    collections: own.length,
    views: 0,
    objects: own.reduce((total, collection) => total + collection.count, 0),
    indexes: own.reduce((total, collection) => total + collection.indexes.size, 0),
    ok: 1,
  };
};

const getParameter: Command = ({ body }) => {
  const known: Doc = {
    featureCompatibilityVersion: { version: '7.0' },
    transactionLifetimeLimitSeconds: 60,
    ttlMonitorSleepSecs: 60,
  };
  const all = body['getParameter'] === '*';
  const found = Object.entries(known).filter(([name]) => all || isTruthy(body[name]));
  if (found.length === 0) throw new ServerError(72, 'no option found to get');
  return { ...Object.fromEntries(found), ok: 1 };
};

/**
 * Applies to the whole folder, whichever collection is named: afterwards journal, snapshot and the
 * files of large binaries contain only data of existing documents.
 */
const compact: Command = async ({ server, transaction }) => {
  if (transaction) throw new ServerError(263, 'Cannot run compact in a multi-document transaction');
  await server.store.compact({ wipe: true });
  return { bytesFreed: 0, ok: 1 };
};

/** Commands about the server, sessions and transactions. */
export const adminCommands: Record<string, Command> = {
  hello: handshake,
  isMaster: handshake,
  ismaster: handshake,
  ping: ok,
  buildInfo,
  buildinfo: buildInfo,
  startSession: () => {
    throw notSupported('startSession');
  },
  refreshSessions: ok,
  endSessions,
  killSessions: endSessions,
  killAllSessions,
  killAllSessionsByPattern: killAllSessions,
  commitTransaction,
  abortTransaction,
  serverStatus: serverStatus(VERSION),
  collStats,
  compact,
  dbStats,
  dbstats: dbStats,
  getParameter,
  connectionStatus: () => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  }),
  whatsmyuri: () => ({ you: 'local', ok: 1 }),
  getLog: () => ({ totalLinesWritten: 0, log: [], ok: 1 }),
  hostInfo: () => ({
    system: {
      hostname: hostname(),
      cpuAddrSize: 64,
      memSizeMB: BigInt(Math.round(totalmem() / 1048576)),
      numCores: cpus().length,
    },
    os: { type: process.platform, name: process.platform },
    ok: 1,
  }),
  getCmdLineOpts: () => ({ argv: ['embedded-mongo'], parsed: {}, ok: 1 }),
};
