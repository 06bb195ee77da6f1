import { Double } from 'bson';
import { parseCollation, type Collation } from '../bson/collation.ts';
import { isDoc, type Doc } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { adminCommands } from './admin.ts';
import { aggregateCommands } from './aggregate.ts';
import { catalogCommands } from './catalog.ts';
import {
  deadlineOf,
  inScope,
  transactionNumber,
  type Call,
  type Command,
  type ServerState,
} from './context.ts';
import { checkReadConcern, readAfter, unmetWriteConcern } from './concerns.ts';
import { explainable, explainCommands } from './explain.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { ConnectionClosed } from './fail-points.ts';
import { readCommands } from './read.ts';
import { clusterTimeDocument, isLater, noteClusterTime } from '../transactions/cluster-time.ts';
import { writeCommands } from './write.ts';

const commands: Record<string, Command> = {
  ...adminCommands,
  ...aggregateCommands,
  aggregate: explainable(aggregateCommands['aggregate']!),
  ...catalogCommands,
  ...explainCommands,
  ...findAndModifyCommands,
  ...readCommands,
  ...writeCommands,
  configureFailPoint: ({ server, body }) => server.failPoints.configure(body),
};

/** A double, as MongoDB sends it. */
const SUCCESS = new Double(1);

/** Collections have no default collation here. */
function collationOf(body: Doc): Collation | undefined {
  const inner = body['explain'];
  const collation = parseCollation(isDoc(inner) ? inner['collation'] : body['collation']);
  if (collation && body['create'] !== undefined)
    throw notSupported('a collection with a collation');
  return collation;
}

const ENDING = new Set(['commitTransaction', 'abortTransaction']);

/**
 * Runs one command; errors become replies in MongoDB's format. Commands that need not wait are
 * answered without a promise.
 */
export function dispatch(server: ServerState, body: Doc, connectionId: number): Doc | Promise<Doc> {
  const reply = answerTo(server, body, connectionId);
  return reply instanceof Promise
    ? reply.then((own) => withTimes(server, own))
    : withTimes(server, reply);
}

/** Adds the times to a reply that is not shared. */
function withTimes(server: ServerState, reply: Doc): Doc {
  reply['$clusterTime'] = clusterTimeDocument();
  reply['operationTime'] = server.store.operationTime;
  return reply;
}

function answerTo(server: ServerState, body: Doc, connectionId: number): Doc | Promise<Doc> {
  const name = Object.keys(body)[0] ?? '';
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new ServerError(59, `no such command: '${name}'`);
    noteClusterTime(body);
    checkReadConcern(name, body);
    const after = readAfter(body);
    // All written data is visible; only the operation time may be older than requested.
    if (after && isLater(after, server.store.operationTime)) server.store.operationTime = after;
    const injected = server.failPoints.before(name, body);
    if (!injected) return perform(server, name, command, body, connectionId, undefined);
    return injected.then(
      (unmet) => perform(server, name, command, body, connectionId, unmet),
      (error: unknown) => failureOf(name, error, false),
    );
  } catch (error) {
    return failureOf(name, error, false);
  }
}

function perform(
  server: ServerState,
  name: string,
  command: Command,
  body: Doc,
  connectionId: number,
  injected: Doc | undefined,
): Doc | Promise<Doc> {
  const inTransaction = body['autocommit'] === false;
  const failed = (error: unknown): Doc => failureOf(name, error, inTransaction);
  try {
    const unmet = injected ?? unmetWriteConcern(body);
    const call: Call = {
      server,
      name,
      body,
      database: String(body['$db'] ?? 'admin'),
      session: server.sessions.of(body),
      transaction: undefined,
      connectionId,
      collation: collationOf(body),
      deadline: deadlineOf(body),
    };
    const alone = !inTransaction || ENDING.has(name);
    const limited: Command = (own) => inScope(own, () => command(own));
    const reply = alone ? limited(call) : inOpenTransaction(call, limited);
    if (reply instanceof Promise) return reply.then((own) => succeeded(own, unmet), failed);
    return succeeded(reply, unmet);
  } catch (error) {
    return failed(error);
  }
}

/** A copy, because the reply of a write is kept in case the write is retried. */
function succeeded(reply: Doc, unmet: Doc | undefined): Doc {
  const own = { ...reply };
  if (unmet) own['writeConcernError'] = unmet;
  own['ok'] = SUCCESS;
  return own;
}

/** Returns the reply of a failed command. Throws errors that close the connection. */
function failureOf(name: string, error: unknown, inTransaction: boolean): Doc {
  if (error instanceof ConnectionClosed) throw error;
  if (error instanceof ServerError) return error.toReply(inTransaction);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${name} failed: ${error instanceof Error ? (error.stack ?? message) : message}\n`,
  );
  return new ServerError(1, message).toReply(false);
}

async function inOpenTransaction(call: Call, command: Command): Promise<Doc> {
  const number = transactionNumber(call.body);
  if (!call.session || number === undefined)
    throw new ServerError(72, 'a transaction needs a session and a number');
  const { sessions } = call.server;
  const open =
    call.body['startTransaction'] === true
      ? sessions.start(call.session, number)
      : sessions.join(call.session, number);
  call.transaction = open.transaction;
  try {
    const reply = await command(call);
    // As in MongoDB, a failed statement aborts its transaction.
    if (Array.isArray(reply['writeErrors'])) sessions.abort(open);
    return reply;
  } catch (error) {
    sessions.abort(open);
    throw error;
  }
}
