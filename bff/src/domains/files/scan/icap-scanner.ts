import { once } from 'node:events';
import { connect } from 'node:net';
import type { FileScanner, ScanVerdict } from './file-scanner.ts';

const patienceMs = 60_000;

/** Scans over ICAP (`icap://host:1344/service`, RFC 3507), sending the bytes as a response. */
export const icapScanner = (address: URL): FileScanner => ({
  scan: async ({ size }, pieces) => {
    const socket = connect(Number(address.port || 1344), address.hostname);
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The scanner does not answer')));
    try {
      await once(socket, 'connect');
      const answer = headOf(socket);
      const send = async (bytes: Buffer | string) => {
        if (!socket.write(bytes)) await once(socket, 'drain');
      };
      const http = `HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\n`;
      await send(
        `RESPMOD ${address.href} ICAP/1.0\r\nHost: ${address.host}\r\nAllow: 204\r\n` +
          `Connection: close\r\nEncapsulated: res-hdr=0, res-body=${http.length}\r\n\r\n${http}`,
      );
      for await (const piece of pieces) {
        await send(`${piece.length.toString(16)}\r\n`);
        await send(piece);
        await send('\r\n');
      }
      await send('0\r\n\r\n');
      return verdictOf(await answer);
    } finally {
      socket.destroy();
    }
  },
});

const maxHead = 64 * 1024;

async function headOf(socket: AsyncIterable<Buffer>): Promise<string> {
  let head = '';
  for await (const part of socket) {
    head += part.toString('latin1');
    if (head.includes('\r\n\r\n') || head.length > maxHead) break;
  }
  return head;
}

/** 204: unmodified. 200: replaced by other content, which is a finding. */
function verdictOf(head: string): ScanVerdict {
  const status = /^ICAP\/1\.\d (\d{3})/.exec(head)?.[1];
  if (status === '204') return { finding: null };
  if (status !== '200') throw new Error(`The scanner answered: ${head.slice(0, 80)}`);
  const named = /^X-(?:Virus-ID|Infection-Found):\s*(.+)$/im.exec(head)?.[1]?.trim();
  return { finding: named?.slice(0, 200) ?? 'Refused by the scanner' };
}
