import { once } from 'node:events';
import { connect } from 'node:net';
import type { FileScanner, ScanVerdict } from './file-scanner.ts';

const patienceMs = 60_000;

/**
 * Scans with the ClamAV daemon over TCP (`clamd://host:3310`), streaming the bytes as they are
 * read.
 */
export const clamdScanner = (address: URL): FileScanner => ({
  scan: async (_file, pieces) => {
    const socket = connect(Number(address.port || 3310), address.hostname);
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The scanner does not answer')));
    try {
      await once(socket, 'connect');
      const answer = text(socket);
      const send = async (bytes: Buffer) => {
        if (!socket.write(bytes)) await once(socket, 'drain');
      };
      await send(Buffer.from('zINSTREAM\0'));
      for await (const piece of pieces) {
        await send(lengthOf(piece));
        await send(piece);
      }
      await send(Buffer.alloc(4));
      return verdictOf(await answer);
    } finally {
      socket.destroy();
    }
  },
});

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

async function text(socket: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').trim();
}

/** `stream: OK`, or `stream: Eicar-Test-Signature FOUND`. */
function verdictOf(answer: string): ScanVerdict {
  if (/^stream: OK$/.test(answer)) return { finding: null };
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (finding) return { finding: finding.slice(0, 200) };
  throw new Error(`The scanner answered: ${answer.slice(0, 200)}`);
}
