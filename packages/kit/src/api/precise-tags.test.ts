import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { candidateEndpoints } from '@muster/contracts';
import { fixtureFor } from '../testing/fixture-for.ts';
import { makeSession } from '../testing/make-session.ts';
import { recordingBus } from '../testing/recording-bus.ts';
import { createMusterApi } from './create-muster-api.ts';
import { makeStore } from './make-store.ts';
import { subscribeToBus } from './subscribe-to-bus.ts';

const [ana, bo] = ['64b000000000000000000011', '64b000000000000000000012'] as const;
const list = fixtureFor(candidateEndpoints.list.response);
const record = (id: string, version: number) =>
  fixtureFor(candidateEndpoints.read.response, { id, version });

let server: Server;
let received: string[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    received.push(`${method} ${url.replace('/api/v1', '')}`);
    const id = url.split('/')[4];
    const answer = id ? record(id, method === 'GET' ? 1 : 2) : list;
    request.resume();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function setUp() {
  const { port } = server.address() as AddressInfo;
  const bus = recordingBus();
  const api = createMusterApi({
    list: candidateEndpoints.list,
    read: candidateEndpoints.read,
    updateContact: candidateEndpoints.updateContact,
  });
  const store = makeStore(
    api,
    {
      version: 1,
      session: makeSession('recruiter'),
      bus,
      navigate: () => undefined,
      location: () => ({ pathname: '/candidates', search: '', hash: '' }),
      block: () => () => undefined,
      notify: () => undefined,
      reportError: (error) => {
        throw error;
      },
      signal: new AbortController().signal,
    },
    { origin: `http://127.0.0.1:${port}`, retryDelays: [], readsTogether: false },
  );
  subscribeToBus(api, store, bus);
  await store.dispatch(api.endpoints.list.initiate({ query: {} }));
  await store.dispatch(api.endpoints.read.initiate({ params: { id: ana } }));
  await store.dispatch(api.endpoints.read.initiate({ params: { id: bo } }));
  received = [];
  return { api, store, bus };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;

/** Waits until everything that a change made stale is read again. */
const settled = ({ api, store }: SetUp) =>
  Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

test('saving one record refetches it and the lists, but no other record', async () => {
  const made = await setUp();
  await made.store.dispatch(
    made.api.endpoints.updateContact.initiate({
      params: { id: ana },
      body: { version: 1, changes: { firstName: 'Ana' } },
    }),
  );
  await settled(made);
  expect(received.toSorted()).toEqual([
    'GET /candidates',
    `GET /candidates/${ana}`,
    `PATCH /candidates/${ana}/contact-information`,
  ]);
});

test('a change of one record in another remote or tab refetches the same data', async () => {
  const made = await setUp();
  made.bus.emit('entity.changed', { entity: 'Candidate', id: ana });
  await settled(made);
  expect(received.toSorted()).toEqual(['GET /candidates', `GET /candidates/${ana}`]);
});

test('the response of a write is in the record before it is read again', async () => {
  const { api, store } = await setUp();
  await store.dispatch(
    api.endpoints.updateContact.initiate({
      params: { id: ana },
      body: { version: 1, changes: { firstName: 'Ana' } },
    }),
  );
  const kept = api.endpoints.read.select({ params: { id: ana } })(store.getState() as never);
  expect(kept.data?.version).toBe(2);
});
