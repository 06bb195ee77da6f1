import { withCollation, type Collation } from '../bson/collation.ts';
import {
  asNumber,
  isDoc,
  isNumeric,
  isTruthy,
  typeName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { compileExpression } from '../aggregate/expression.ts';
import { failedToParse, notSupported, ServerError, WriteConflict } from '../errors.ts';
import type { ServerMetrics } from '../metrics.ts';
import type { Collection } from '../storage/collection.ts';
import type { RetryNote } from '../storage/retry-note.ts';
import type { Store } from '../storage/store.ts';
import type { Session, Sessions } from '../transactions/sessions.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { withinTime } from '../query/time-limit.ts';
import type { ChangeStreams } from '../streams/change-streams.ts';
import type { Cursors } from './cursors.ts';
import type { FailPoints } from './fail-points.ts';

/** State shared by the whole server. */
export interface ServerState {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  streams: ChangeStreams;
  /** `host:port` for clients. */
  address: string;
  /** Start time on the monotonic clock. */
  startedAt: number;
  metrics: ServerMetrics;
  failPoints: FailPoints;
  connections: () => number;
  /** The set name of the data folder; drivers need one for transactions. */
  setName: string;
}

/** A running command. */
export interface Call {
  server: ServerState;
  name: string;
  body: Doc;
  database: string;
  session: Session | undefined;
  /** Its multi-document transaction. */
  transaction: Transaction | undefined;
  connectionId: number;
  /** The collation of the command; without one, texts are compared by bytes. */
  collation: Collation | undefined;
  /** End of `maxTimeMS`, on the clock of `performance.now()`. */
  deadline: number;
}

/** Runs a command and returns its reply. */
export type Command = (call: Call) => Doc | Promise<Doc>;

/** Fields allowed in every command. */
const GENERIC = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  '$readPreference',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'recoveryToken',
  'let',
  '$audit',
  '$client',
  '$configServerState',
  'stmtId',
  'stmtIds',
  'bypassDocumentValidation',
  'maxTimeMSOpOnly',
  'collation',
]);

/**
 * Refuses fields that a command does not know, as MongoDB does, and options it does not implement.
 */
export function checkFields(body: Doc, known: readonly string[]): void {
  const name = Object.keys(body)[0]!;
  for (const field of Object.keys(body)) {
    if (field === name || GENERIC.has(field) || known.includes(field)) continue;
    throw new ServerError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** Refuses unimplemented options that would change the result, unless they are off. */
export function refuseOptions(body: Doc, names: readonly string[]): void {
  for (const name of names) if (isTruthy(body[name])) throw notSupported(`the option ${name}`);
}

/** Refuses a command that MongoDB does not run inside a transaction. */
export function refuseInTransaction(call: Call): void {
  if (call.transaction)
    throw new ServerError(263, `Cannot run '${call.name}' in a multi-document transaction.`);
}

/** Returns the collection name of a command. */
export function collectionName(call: Call): string {
  const name = call.body[call.name];
  if (typeof name !== 'string') throw new ServerError(73, `collection name has invalid type`);
  if (name === '') throw new ServerError(73, `Invalid namespace specified '${call.database}.'`);
  if (name.includes('\u0000'))
    throw new ServerError(73, 'namespaces cannot have embedded null characters');
  return name;
}

/** Returns the collection of a command, if it exists. */
export function existing(call: Call): Collection | undefined {
  return call.server.store.find(call.database, collectionName(call), call.transaction);
}

/** Returns an optional field that must be a document. */
export function docField(body: Doc, field: string, fallback: Doc = {}): Doc {
  const value = body[field];
  if (value === undefined || value === null) return fallback;
  if (!isDoc(value))
    throw new ServerError(14, `BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
}

/** Returns a field that must be a list of documents. */
export function docList(body: Doc, field: string): Doc[] {
  const value = body[field];
  if (!Array.isArray(value) || !value.every(isDoc)) {
    throw new ServerError(
      value === undefined ? 40414 : 14,
      value === undefined
        ? `BSON field '${Object.keys(body)[0]}.${field}' is missing but a required field`
        : `BSON field '${field}' is the wrong type, expected type 'array'`,
    );
  }
  return value;
}

const evaluated = new WeakMap<Doc, Record<string, Value>>();

/**
 * Returns the values of the `let` variables; each may use the previous ones. They are evaluated
 * once per command, before any document is read.
 */
export function letVariables(body: Doc): Record<string, Value> {
  const known = evaluated.get(body);
  if (known) return { ...known };
  const variables: Record<string, Value> = {};
  for (const [name, source] of Object.entries(docField(body, 'let'))) {
    requireVariableName(name);
    refuseFields(source);
    const value = compileExpression(source)({ root: {}, current: {}, variables });
    // The command's time is not one of the requested variables.
    delete variables['NOW'];
    delete variables['CLUSTER_TIME'];
    if (value !== undefined) variables[name] = value;
  }
  evaluated.set(body, variables);
  return { ...variables };
}

function requireVariableName(name: string): void {
  if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
}

function refuseFields(source: Value): void {
  if (typeof source === 'string' && /^\$(?!\$)|^\$\$(?:ROOT|CURRENT)\b/.test(source))
    throw new ServerError(
      4890500,
      'Command let Expression tried to access a field, but this is not allowed because Command let expressions run before the query examines any documents.',
    );
  if (Array.isArray(source)) for (const item of source as Value[]) refuseFields(item);
  else if (isDoc(source)) {
    for (const field of Object.keys(source)) if (field !== '$literal') refuseFields(source[field]);
  }
}

/**
 * Returns the deadline of a command on the clock of `performance.now()`. Throws for an invalid
 * `maxTimeMS`.
 */
export function deadlineOf(body: Doc): number {
  const limit = body['maxTimeMS'];
  if (limit === undefined || limit === null) return Number.POSITIVE_INFINITY;
  if (!isNumeric(limit))
    throw new ServerError(
      14,
      `BSON field '${Object.keys(body)[0]}.maxTimeMS' is the wrong type '${typeName(limit)}', expected types '[long, int, decimal, double]'`,
    );
  const milliseconds = asNumber(limit);
  if (!(milliseconds >= 0))
    throw new ServerError(
      51024,
      `BSON field 'maxTimeMS' value must be >= 0, actual value '${milliseconds}'`,
    );
  return milliseconds === 0 ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
}

/** Returns the number of a retryable write or transaction. */
export function transactionNumber(body: Doc): bigint | undefined {
  const number = body['txnNumber'];
  return typeof number === 'bigint' || typeof number === 'number' ? BigInt(number) : undefined;
}

/**
 * Runs the write of a command: in its multi-document transaction if it has one, otherwise in a
 * separate transaction that is committed durably before the reply. On a conflict with an open
 * transaction, waits outside of transactions and throws inside.
 */
export async function runWrite(call: Call, work: (transaction: Transaction) => Doc): Promise<Doc> {
  if (call.transaction) return work(call.transaction);
  const { session } = call;
  const number = session && transactionNumber(call.body);
  if (session && number !== undefined) return retryable(call, session, number, work);
  return writeOnce(call, work, undefined);
}

async function retryable(
  call: Call,
  session: Session,
  number: bigint,
  work: (transaction: Transaction) => Doc,
): Promise<Doc> {
  const note = call.server.store.retries.get(session.key);
  if (note && number < note.number) {
    throw new ServerError(
      225,
      `Retryable write with txnNumber ${number} is prohibited on session because a newer one has already started.`,
    );
  }
  const running = session.running.get(number);
  if (running) return running;
  if (note?.number === number) {
    await call.server.store.durable();
    return note.reply;
  }
  const result = writeOnce(call, work, (reply) => ({ session: session.key, number, reply }));
  session.running.set(number, result);
  try {
    return await result;
  } finally {
    session.running.delete(number);
  }
}

async function writeOnce(
  call: Call,
  work: (transaction: Transaction) => Doc,
  note: ((reply: Doc) => RetryNote) | undefined,
): Promise<Doc> {
  const { store } = call.server;
  return retrying(call, async () => {
    const transaction = store.begin(false);
    let reply: Doc;
    try {
      reply = inScope(call, () => work(transaction));
    } catch (error) {
      store.abort(transaction);
      throw error;
    }
    await store.commit(transaction, note?.(reply));
    return reply;
  });
}

/** Runs the work of a command within its deadline and with its collation. */
export function inScope<T>({ deadline, collation }: Call, work: () => T): T {
  return withCollation(collation, () => withinTime(deadline, work));
}

/**
 * Retries work that conflicted with another open transaction once that one ends, up to `maxTimeMS`.
 */
export async function retrying(call: Call, work: () => Promise<Doc>): Promise<Doc> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflict) || !error.ended || call.transaction) throw error;
      await waitUntil(error.ended, call.deadline);
    }
  }
}

async function waitUntil(ended: Promise<void>, deadline: number): Promise<void> {
  if (deadline === Number.POSITIVE_INFINITY) return ended;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ServerError(50, 'operation exceeded time limit')),
      Math.max(0, deadline - performance.now()),
    );
  });
  try {
    await Promise.race([ended, expired]);
  } finally {
    clearTimeout(timer);
  }
}
