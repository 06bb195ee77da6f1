import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { StoredFile } from '../file.model.ts';
import { scannerOf } from './scanner-of.ts';

let server: Server | null = null;
afterEach(() => server?.close());

/** Starts a scanner on a free port that answers after reading a whole request. */
async function listen(answer: (socket: Socket, heard: Buffer) => void): Promise<number> {
  const opened = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part]);
      answer(socket, heard);
    });
    socket.on('error', () => undefined);
  });
  server = opened;
  await new Promise<void>((done) => {
    opened.listen(0, '127.0.0.1', done);
  });
  return (opened.address() as AddressInfo).port;
}

const bytes = [Buffer.from('first piece '), Buffer.from('second piece')];
const file = { size: 24, format: 'txt' } as StoredFile;
async function* pieces() {
  yield* bytes;
}
const scan = (url: string) => scannerOf({ scannerUrl: new URL(url) }).scan(file, pieces());

/** Returns the data between the command and the empty chunk. */
function instream(heard: Buffer): string | null {
  let at = 'zINSTREAM\0'.length;
  let text = '';
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return text;
    text += heard.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

it.each([
  ['stream: OK', null],
  ['stream: Eicar-Test-Signature FOUND', 'Eicar-Test-Signature'],
])('clamd that answers %s', async (said, finding) => {
  let read: string | null = null;
  const port = await listen((socket, heard) => {
    read = instream(heard);
    if (read !== null) socket.end(`${said}\0`);
  });
  expect(await scan(`clamd://127.0.0.1:${port}`)).toEqual({ finding });
  expect(read).toBe('first piece second piece');
});

it.each([
  ['ICAP/1.0 204 No Content\r\n\r\n', null],
  ['ICAP/1.0 200 OK\r\nX-Virus-ID: Eicar\r\n\r\n', 'Eicar'],
])('ICAP that answers %j', async (said, finding) => {
  let read = '';
  const port = await listen((socket, heard) => {
    read = heard.toString('latin1');
    if (read.endsWith('\r\n0\r\n\r\n')) socket.end(said);
  });
  expect(await scan(`icap://127.0.0.1:${port}/avscan`)).toEqual({ finding });
  expect(read).toMatch(/^RESPMOD icap:\/\/127\.0\.0\.1:\d+\/avscan ICAP\/1\.0\r\n/);
  expect(read).toContain('c\r\nfirst piece \r\nc\r\nsecond piece\r\n0\r\n\r\n');
});

it('a scanner that cannot decide fails, to be asked again', async () => {
  const port = await listen((socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0'));
  await expect(scan(`clamd://127.0.0.1:${port}`)).rejects.toThrow();
});

it('the built-in rules find a signature split over two chunks, and PDFs that start programs', async () => {
  const local = scannerOf({ scannerUrl: null });
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  async function* of(...parts: string[]) {
    for (const part of parts) yield Buffer.from(part);
  }
  const found = await local.scan(file, of(`x${eicar.slice(0, 30)}`, eicar.slice(30)));
  expect(found).toEqual({ finding: 'EICAR-Test-Signature' });
  const pdf = { ...file, format: 'pdf' } as StoredFile;
  const action = '<</Type/Action/S/Launch/F(cmd.exe)>>';
  expect(await local.scan(pdf, of(action))).toEqual({ finding: 'PDF.LaunchAction' });
  expect(await local.scan(file, of(action))).toEqual({ finding: null });
});
