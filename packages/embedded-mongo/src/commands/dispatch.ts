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

/** As MongoDB, drivers are answered a double. */
const SUCCESS = new Double(1);

/** A collection has no collation of its own here. */
function collationOf(body: Doc): Collation | undefined {
  const inner = body['explain'];
  const collation = parseCollation(isDoc(inner) ? inner['collation'] : body['collation']);
  if (collation && body['create'] !== undefined)
    throw notSupported('a collection with a collation');
  return collation;
}

const ENDING = new Set(['commitTransaction', 'abortTransaction']);

/** Answers one command; errors become replies in MongoDB's shape. */
export async function dispatch(server: ServerState, body: Doc, connectionId: number): Promise<Doc> {
  const reply = await answerTo(server, body, connectionId);
  return {
    ...reply,
    $clusterTime: clusterTimeDocument(),
    operationTime: server.store.operationTime,
  };
}

async function answerTo(server: ServerState, body: Doc, connectionId: number): Promise<Doc> {
  const name = Object.keys(body)[0] ?? '';
  let inTransaction = false;
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new ServerError(59, `no such command: '${name}'`);
    noteClusterTime(body);
    checkReadConcern(name, body);
    const after = readAfter(body);
    // Everything that was written is read; only the time of it may be older than what was asked for.
    if (after && isLater(after, server.store.operationTime)) server.store.operationTime = after;
    const injected = await server.failPoints.before(name, body);
    const unmet = injected ?? unmetWriteConcern(body);
    const session = server.sessions.of(body);
    inTransaction = body['autocommit'] === false;
    const call: Call = {
      server,
      name,
      body,
      database: String(body['$db'] ?? 'admin'),
      session,
      transaction: undefined,
      connectionId,
      collation: collationOf(body),
      deadline: deadlineOf(body),
    };
    const alone = !inTransaction || ENDING.has(name);
    const limited: Command = (own) => inScope(own, () => command(own));
    const reply = alone ? await limited(call) : await inOpenTransaction(call, limited);
    return { ...reply, ...(unmet && { writeConcernError: unmet }), ok: SUCCESS };
  } catch (error) {
    if (error instanceof ConnectionClosed) throw error;
    if (error instanceof ServerError) return error.toReply(inTransaction);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${name} failed: ${error instanceof Error ? (error.stack ?? message) : message}\n`,
    );
    return new ServerError(1, message).toReply(false);
  }
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
    // As in MongoDB, a failed statement ends its transaction.
    if (Array.isArray(reply['writeErrors'])) sessions.abort(open);
    return reply;
  } catch (error) {
    sessions.abort(open);
    throw error;
  }
}
