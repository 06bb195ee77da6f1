import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

interface MailServer {
  server: Server;
  listen(port: number, ready: () => void): void;
  close(closed: () => void): void;
  appendMessage(folder: string, flags: string[], date: string, raw: string): void;
  getMailbox(folder: string): { messages: { flags: string[] }[]; uidvalidity: number };
}

const createServer = createRequire(import.meta.url)('hoodiecrow-imap') as (options: {
  plugins: string[];
  users: Record<string, { password: string }>;
  storage: Record<string, { messages: { raw: string; flags?: string[] }[] }>;
}) => MailServer;

/** Starts a real IMAP server on a free port with these mails in its inbox. */
export async function imapServer(mails: { raw: string; flags?: string[] }[] = []) {
  const server = createServer({
    plugins: ['ID', 'UIDPLUS', 'NAMESPACE', 'LITERALPLUS', 'ENABLE'],
    users: { replies: { password: 'the password' } },
    storage: { INBOX: { messages: mails } },
  });
  await new Promise<void>((ready) => {
    server.listen(0, ready);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: new URL(`imap://replies:the%20password@127.0.0.1:${port}/INBOX`),
    /** Delivers a mail in its raw format. */
    arrive: (raw: Buffer | string) =>
      server.appendMessage('INBOX', [], '', Buffer.from(raw).toString('latin1')),
    /** Returns whether each mail was marked as read. */
    seen: () =>
      server.getMailbox('INBOX').messages.map(({ flags }) => flags.includes(String.raw`\Seen`)),
    close: () =>
      new Promise<void>((closed) => {
        server.close(closed);
      }),
  };
}
