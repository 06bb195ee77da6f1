import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Refusals of a server; thrown in a handler, they go to the client. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

interface Behaviour {
  /** Called for each recipient; throws to refuse it. */
  recipient?: (email: string) => void;
  /** Called when the whole mail has arrived; throws to refuse it. */
  mail?: (text: string) => void;
  /** Disconnects without an answer, at the greeting or after the whole mail. */
  hangUp?: 'greeting' | 'end';
  /** Accepts the whole mail and never answers. */
  silent?: boolean;
}

/** A real SMTP server on a free port that stores the accepted mails. */
export async function smtpServer(behaviour: Behaviour = {}) {
  const accepted: { to: string[]; text: string }[] = [];
  let now = behaviour;
  const hangUp = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections)
      if ((connection as unknown as { id: string }).id === id)
        (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (session, done) => {
      if (now.hangUp === 'greeting') hangUp(session);
      else done();
    },
    onRcptTo: ({ address }, _session, done) => attempt(() => now.recipient?.(address), done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        attempt(
          () => {
            now.mail?.(text);
            accepted.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          },
          (error) => {
            if (now.hangUp === 'end') hangUp(session);
            else if (!now.silent) done(error);
          },
        );
      });
    },
  });
  // A client killed in the middle of a mail resets the connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    behave: (next: Behaviour) => {
      now = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(closed);
      }),
  };
}

function attempt(work: () => void, done: (error?: Error | null) => void): void {
  try {
    work();
    done();
  } catch (error) {
    done(error as Error);
  }
}
