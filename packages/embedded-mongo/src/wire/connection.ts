import type { Socket } from 'node:net';
import type { ServerState } from '../commands/context.ts';
import { dispatch } from '../commands/dispatch.ts';
import { ServerError } from '../errors.ts';
import { encodeReply, MessageSplitter, parseMessage } from './message.ts';

/** Messages of one connection that may wait before it is read no further. */
const MAX_WAITING = 32;

/**
 * Answers one connection, one message after the other. A client that sends faster than it is
 * answered, or does not read its answers, is read no further until it does.
 */
export function serveConnection(
  state: ServerState,
  socket: Socket,
  id: number,
  log: (message: string) => void,
): void {
  const splitter = new MessageSplitter();
  let work = Promise.resolve();
  let waiting = 0;
  const drop = (error: unknown): void => {
    log(`connection ${id}: ${error instanceof Error ? error.message : String(error)}`);
    socket.destroy();
  };
  const handle = async (message: Buffer): Promise<void> => {
    if (socket.destroyed) return;
    const reply = await answer(state, id, message);
    if (!reply || socket.destroyed || socket.write(reply)) return;
    await new Promise<void>((resolve) => {
      socket.once('drain', resolve);
      socket.once('close', resolve);
    });
  };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    let messages: Buffer[];
    try {
      messages = splitter.push(chunk);
    } catch (error) {
      drop(error);
      return;
    }
    for (const message of messages) {
      waiting++;
      work = work
        .then(() => handle(message))
        .catch(drop)
        .finally(() => {
          if (--waiting < MAX_WAITING && socket.isPaused()) socket.resume();
        });
    }
    if (waiting >= MAX_WAITING) socket.pause();
  });
}

/** The bytes to send back; none when the client expects no answer. */
async function answer(
  state: ServerState,
  id: number,
  message: Buffer,
): Promise<Buffer | undefined> {
  let request: ReturnType<typeof parseMessage>;
  try {
    request = parseMessage(message);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return encodeReply({ id: message.readInt32LE(4), legacy: false }, error.toReply(false));
  }
  state.metrics.count(request.body);
  const reply = await dispatch(state, request.body, id);
  if (!request.answered) return undefined;
  try {
    return encodeReply(request, reply);
  } catch (error) {
    // A large binary that turns out to be damaged is read only here.
    if (!(error instanceof ServerError)) throw error;
    return encodeReply(request, error.toReply(false));
  }
}
