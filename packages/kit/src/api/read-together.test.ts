import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { taskEndpoints, userEndpoints } from '@muster/contracts';
import { testPlatform } from '../testing/test-platform.ts';
import type { ApiServices } from './api-services.ts';
import { send } from './send.ts';

interface Asked {
  method: string;
  url: string;
  reads: string[];
}

const asked: Asked[] = [];
/** Answers a batch in its own way; reads alone are answered with their address. */
let answerBatch: (reads: readonly string[], res: ServerResponse) => void | Promise<void>;
let server: Server;

beforeAll(async () => {
  server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answerBatch = (reads, res) => {
    for (const [read, path] of reads.entries()) res.write(line(read, 200, { path }));
    res.end();
  };
});

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method = '', url = '' } = req;
  let text = '';
  for await (const chunk of req) text += String(chunk);
  const body = text ? (JSON.parse(text) as { reads: { path: string }[] }) : { reads: [] };
  const reads = body.reads.map(({ path }) => path);
  asked.push({ method, url, reads });
  if (method === 'POST') await answerBatch(reads, res);
  else res.end(JSON.stringify({ alone: url }));
}

const line = (read: number, status: number, body: unknown): string =>
  `${JSON.stringify({ read, status, answer: body })}\n`;

function services(more: Partial<ApiServices> = {}): ApiServices {
  return {
    platform: testPlatform(),
    csrfToken: () => 'secret',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retryDelays: [],
    readsTogether: true,
    ownEvents: new WeakSet(),
    ...more,
  };
}

const never = new AbortController().signal;
const readUser = (id: string, by: ApiServices, signal = never) =>
  send({ endpoint: userEndpoints.read, params: { id } }, by, signal);

it('simultaneous reads share one request, and later ones have their own', async () => {
  const by = services();
  const sent = await Promise.all([readUser('a', by), readUser('b', by)]);
  expect(sent).toEqual([
    { ok: true, answer: { path: '/users/a' } },
    { ok: true, answer: { path: '/users/b' } },
  ]);
  await readUser('c', by);
  expect(asked).toEqual([
    { method: 'POST', url: '/api/v1/reads', reads: ['/users/a', '/users/b'] },
    { method: 'GET', url: '/api/v1/users/c', reads: [] },
  ]);
});

it('a slow read delays no other, and a refused one is refused alone', async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  answerBatch = async (_reads, res) => {
    res.write(line(1, 403, { error: { code: 'FORBIDDEN', message: 'No.', requestId: 'r-1' } }));
    await slow;
    // In two pieces, in the middle of a letter.
    const bytes = Buffer.from(line(0, 200, { name: 'Ana Kovač' }));
    res.write(bytes.subarray(0, bytes.indexOf('č') + 1));
    res.end(bytes.subarray(bytes.indexOf('č') + 1));
  };
  const by = services();
  const first = readUser('a', by);
  const second = await readUser('b', by);
  expect(second).toMatchObject({ ok: false, error: { code: 'FORBIDDEN', status: 403 } });
  finish();
  expect(await first).toEqual({ ok: true, answer: { name: 'Ana Kovač' } });
});

it.each([
  ['is refused whole', (_: unknown, res: ServerResponse) => void res.writeHead(503).end()],
  ['breaks off', (_: unknown, res: ServerResponse) => void res.destroy()],
  ['is the page of a proxy', (_: unknown, res: ServerResponse) => void res.end('<html>\n</html>')],
])('reads left open by a batch that %s are requested one by one', async (_how, how) => {
  answerBatch = how;
  const by = services();
  const sent = await Promise.all([readUser('a', by), readUser('b', by)]);
  expect(sent).toEqual([
    { ok: true, answer: { alone: '/api/v1/users/a' } },
    { ok: true, answer: { alone: '/api/v1/users/b' } },
  ]);
});

it('a cancelled read is not requested, and ends at once', async () => {
  const by = services();
  const controller = new AbortController();
  const given = readUser('a', by, controller.signal);
  const others = [readUser('b', by), readUser('c', by)];
  controller.abort();
  expect(await given).toMatchObject({ ok: false, error: { status: 0 } });
  await Promise.all(others);
  expect(asked.map(({ reads }) => reads)).toEqual([['/users/b', '/users/c']]);
});

it('reads of visitors, background reads and unbatched reads are sent separately', async () => {
  await Promise.all([
    readUser('a', services({ csrfToken: () => null })),
    readUser('b', services({ csrfToken: () => null })),
    readUser('c', services()),
    readUser('d', services({ background: true })),
    send(
      { endpoint: taskEndpoints.list, query: { status: 'open' } },
      services({ readsTogether: false }),
      never,
    ),
  ]);
  expect(asked.map(({ method }) => method)).toEqual(asked.map(() => 'GET'));
  expect(asked).toHaveLength(5);
});
