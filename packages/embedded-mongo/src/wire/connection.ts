import type { Socket } from 'node:net';
import type { Doc } from '../bson/value.ts';
import type { ServerState } from '../commands/context.ts';
import { dispatch } from '../commands/dispatch.ts';
import { ServerError } from '../errors.ts';
import { encodeReply, MessageSplitter, parseMessage, type WireRequest } from './message.ts';

/** Maximum waiting messages of one connection before reading pauses. */
const MAX_WAITING = 32;

/**
 * Serves one connection, one message after the other. Reading pauses while a client sends faster
 * than it is answered, or does not read its replies.
 */
export function serveConnection(
  state: ServerState,
  socket: Socket,
  id: number,
  log: (message: string) => void,
): void {
  const splitter = new MessageSplitter();
  let waiting: Buffer[] = [];
  let isBusy = false;
  const drop = (error: unknown): void => {
    log(`connection ${id}: ${error instanceof Error ? error.message : String(error)}`);
    waiting = [];
    socket.destroy();
  };
  /** Sends a reply. Unsent data must be sent before the next message is processed. */
  const send = (reply: Buffer | undefined): void => {
    if (reply && !socket.destroyed && !socket.write(reply)) isBusy = true;
  };
  const handle = (message: Buffer): void => {
    const reply = answer(state, id, message);
    if (!(reply instanceof Promise)) {
      send(reply);
      return;
    }
    isBusy = true;
    reply
      .then((own) => {
        isBusy = false;
        send(own);
      })
      .catch(drop)
      .finally(work);
  };
  /** Processes waiting messages, up to one that needs to wait. */
  const work = (): void => {
    try {
      while (!isBusy && waiting.length > 0 && !socket.destroyed) handle(waiting.shift()!);
    } catch (error) {
      drop(error);
    }
    if (waiting.length < MAX_WAITING && socket.isPaused()) socket.resume();
  };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => {
    isBusy = false;
    work();
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      waiting.push(...splitter.push(chunk));
    } catch (error) {
      drop(error);
      return;
    }
    work();
    if (waiting.length >= MAX_WAITING) socket.pause();
  });
}

/** Returns the reply bytes; undefined if the client expects no reply. */
function answer(
  state: ServerState,
  id: number,
  message: Buffer,
): Buffer | undefined | Promise<Buffer | undefined> {
  let request: WireRequest;
  try {
    request = parseMessage(message);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return encodeReply({ id: message.readInt32LE(4), legacy: false }, error.toReply(false));
  }
  state.metrics.count(request.body);
  const reply = dispatch(state, request.body, id);
  return reply instanceof Promise
    ? reply.then((own) => bytesOf(request, own))
    : bytesOf(request, reply);
}

function bytesOf(request: WireRequest, reply: Doc): Buffer | undefined {
  if (!request.answered) return undefined;
  try {
    return encodeReply(request, reply);
  } catch (error) {
    // Large binaries are read only here, so damage shows here.
    if (!(error instanceof ServerError)) throw error;
    return encodeReply(request, error.toReply(false));
  }
}
