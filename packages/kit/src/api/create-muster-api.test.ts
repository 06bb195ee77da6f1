import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  candidateEndpoints,
  errorCatalogue,
  noteEndpoints,
  type PlatformV1,
} from '@muster/contracts';
import { fixtureFor } from '../testing/fixture-for.ts';
import { makeSession } from '../testing/make-session.ts';
import { recordingBus } from '../testing/recording-bus.ts';
import { createMusterApi, extendMusterApi } from './create-muster-api.ts';
import { makeStore, type StoreOptions } from './make-store.ts';

const id = '64b000000000000000000011';
const note = fixtureFor(noteEndpoints.read.response);
const written = { note, mentionsWithoutAccess: [] };

const makeApi = () =>
  createMusterApi({
    notesRead: noteEndpoints.read,
    notesList: noteEndpoints.list,
    notesCreate: noteEndpoints.create,
    notesPin: noteEndpoints.pin,
    notesUpdate: noteEndpoints.update,
    checkDuplicates: candidateEndpoints.checkDuplicates,
  });

type Answer = (request: IncomingMessage, body: string) => [number, unknown, object?];

let server: Server;
let answer: Answer;
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

function handle(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    const [status, content, extra = {}] = answer(request, body);
    if (status === 0) return request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', ...extra });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
}

beforeEach(async () => {
  received = [];
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

type Renewal = PlatformV1['reauthenticate'];

function setUp(
  session = makeSession('recruiter'),
  reauthenticate?: Renewal,
  options: StoreOptions = {},
) {
  const { port } = server.address() as AddressInfo;
  const bus = recordingBus();
  const errors: unknown[] = [];
  const notices: string[] = [];
  const visited: string[] = [];
  const leaving = new AbortController();
  const api = makeApi();
  const store = makeStore(
    api,
    {
      version: 1,
      session,
      bus,
      navigate: (to) => void visited.push(to),
      location: () => ({ pathname: '/candidates', search: '?q=ana', hash: '' }),
      block: () => () => undefined,
      notify: ({ text }) => void notices.push(text),
      retract: (text) => void notices.splice(notices.indexOf(text), 1),
      reportError: (error) => void errors.push(error),
      reauthenticate,
      signal: leaving.signal,
    },
    { origin: `http://127.0.0.1:${port}`, retryDelays: [1, 1], ...options },
  );
  return { api, store, bus, errors, notices, visited, leaving };
}

const refusal = (code: string, status: number, more = {}) => ({
  error: { code, message: code, status, requestId: 'r-1', ...more },
});
const createArgs = {
  body: { subjectType: 'candidate', subjectId: id, body: '<p>Called.</p>' },
} as const;

test('a read goes to the contract’s address, without CSRF token or idempotency key', async () => {
  answer = () => [200, { ...fixtureFor(noteEndpoints.list.response), pinned: [], data: [note] }];
  const { api, store } = setUp();
  const result = await store.dispatch(
    api.endpoints.notesList.initiate({
      query: { subjectType: 'candidate', subjectId: id, limit: 20 },
    }),
  );
  expect(result.data?.data).toEqual([note]);
  const [call] = received;
  expect(call?.url).toBe(`/api/v1/notes?subjectType=candidate&subjectId=${id}&limit=20`);
  expect(call?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.headers['x-csrf-token']).toBeUndefined();
  expect(call?.headers['idempotency-key']).toBeUndefined();
});

test('a store’s background reads do not extend the session, but its writes do', async () => {
  const { api, store } = setUp(undefined, undefined, { background: true });
  answer = () => [200, note];
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  await store.dispatch(api.endpoints.notesPin.initiate({ params: { id }, body: { version: 1 } }));
  expect(received.map(({ method, headers }) => [method, headers['x-background']])).toEqual([
    ['GET', '1'],
    ['POST', undefined],
  ]);
});

test('a save while the page closes survives it, unless the browser cannot keep it alive', async () => {
  const { api, store } = setUp();
  answer = () => [201, written];
  const asked = jest.spyOn(globalThis, 'fetch');
  const save = async (body: string) => {
    await store.dispatch(
      api.endpoints.notesCreate.initiate({ body: { ...createArgs.body, body } }),
    );
    const isOf = ([, init]: Parameters<typeof fetch>) => String(init?.body).includes(body);
    return asked.mock.calls.find(isOf)?.[1]?.keepalive;
  };
  expect(await save('Here.')).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(await save('Left.')).toBe(true);
  expect(await save('ä'.repeat(40_000))).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(await save('Here again.')).toBe(false);
  asked.mockRestore();
});

test('a POST that only reads is a query and needs no CSRF token', async () => {
  answer = () => [200, fixtureFor(candidateEndpoints.checkDuplicates.response)];
  const { api, store } = setUp();
  await store.dispatch(api.endpoints.checkDuplicates.initiate({ body: { email: 'a@b.test' } }));
  expect(received[0]?.method).toBe('POST');
  expect(received[0]?.headers['x-csrf-token']).toBeUndefined();
});

test('a POST is retried with the same key after a connection failure, and happens once', async () => {
  answer = () => (received.length < 3 ? [0, ''] : [201, written]);
  const { api, store } = setUp();
  const result = await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
  expect(result.data).toEqual(written);
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('two user actions have different keys', async () => {
  answer = () => [201, written];
  const { api, store } = setUp();
  await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
  await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

test('a PATCH is never retried, as its first attempt may have been written', async () => {
  answer = () => [0, ''];
  const { api, store } = setUp();
  const result = await store.dispatch(
    api.endpoints.notesUpdate.initiate({
      params: { id },
      body: { version: 1, changes: { kind: 'call' } },
    }),
  );
  expect(result.error).toMatchObject({ code: 'UNAVAILABLE', status: 0 });
  expect(received).toHaveLength(1);
});

test('an error response carries code, fields, context and request id', async () => {
  const fields = [{ path: 'body', code: 'REQUIRED', message: 'x' }];
  answer = () => [422, refusal('VALIDATION_FAILED', 422, { fields, context: { a: 1 } })];
  const { api, store } = setUp();
  const result = await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
  expect(result.error).toEqual({
    code: 'VALIDATION_FAILED',
    message: 'VALIDATION_FAILED',
    status: 422,
    requestId: 'r-1',
    fields,
    context: { a: 1 },
  });
});

test('a proxy’s page instead of JSON becomes an error of the catalogue', async () => {
  answer = () => [502, '<html>Bad gateway</html>'];
  const { api, store } = setUp();
  const result = await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  expect(result.error).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
});

test('unknown fields of a newer server are dropped, and an invalid response is reported', async () => {
  answer = () => [200, { ...note, mood: 'sunny' }];
  const { api, store, errors } = setUp();
  const first = await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  expect(first.data).toEqual(note);
  expect(errors).toEqual([]);

  answer = () => [200, { ...note, kind: 'poem' }];
  const other = { params: { id: '64b000000000000000000012' } };
  const second = await store.dispatch(api.endpoints.notesRead.initiate(other));
  expect(second.data).toMatchObject({ kind: 'poem' });
  expect(String(errors[0])).toContain('notes.read answered outside its contract: kind');
});

test('an ended session is announced to the whole page, and a missing role leads to the choice', async () => {
  const { api, store, bus, visited } = setUp();
  answer = () => [401, refusal('SESSION_EXPIRED', 401)];
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  expect(bus.events).toEqual([{ event: 'session.changed', payload: { reason: 'signed-out' } }]);

  answer = () => [409, refusal('ROLE_REQUIRED', 409)];
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id: note.id } }));
  expect(visited).toEqual(['/choose-role?next=%2Fcandidates%3Fq%3Dana']);
});

test.each(['IMPERSONATION_EXPIRED', 'SETUP_REQUIRED', 'TWO_FACTOR_REQUIRED'] as const)(
  '%s makes the page read the session again',
  async (code) => {
    const { api, store, bus } = setUp();
    answer = () => [errorCatalogue[code], refusal(code, errorCatalogue[code])];
    await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
    expect(bus.events).toEqual([{ event: 'session.changed', payload: { reason: 'refreshed' } }]);
  },
);

describe('if a fresh proof of identity is required', () => {
  const wanted = () => [401, refusal('REAUTHENTICATION_REQUIRED', 401)] as [number, unknown];

  test('the user is asked once, and the same request is sent again with the renewed secret', async () => {
    let asked = 0;
    const { api, store } = setUp(undefined, () => {
      asked += 1;
      return Promise.resolve('renewed-token');
    });
    answer = ({ headers }) =>
      headers['x-csrf-token'] === 'renewed-token' ? [201, written] : wanted();
    const result = await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
    expect(result.data).toEqual(written);
    expect(asked).toBe(1);
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a user who cancels gets the refusal, and so does a platform that cannot ask', async () => {
    answer = wanted;
    for (const ask of [() => Promise.resolve(null), undefined]) {
      received = [];
      const { api, store } = setUp(undefined, ask);
      const result = await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
      expect(result.error).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
      expect(received).toHaveLength(1);
    }
  });

  test('a proof that does not satisfy the server is not requested again', async () => {
    let asked = 0;
    const { api, store } = setUp(undefined, () => {
      asked += 1;
      return Promise.resolve('renewed-token');
    });
    answer = wanted;
    const result = await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
    expect(result.error).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect([asked, received.length]).toEqual([1, 2]);
  });
});

test('a busy server is reported once, with the time to wait', async () => {
  answer = () => [429, refusal('RATE_LIMITED', 429), { 'Retry-After': '12' }];
  const { api, store, notices } = setUp();
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id: note.id } }));
  expect(notices).toEqual(['Too many requests. Try again in 12 seconds.']);
});

test('what was said about a lost server is taken back once it answers, or while a user tries again', async () => {
  const away = 'Too many requests. Wait a minute and try again.';
  const read = () =>
    store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }, { forceRefetch: true }));
  const { api, store, notices } = setUp();
  answer = () => [429, refusal('RATE_LIMITED', 429)];
  await read();
  expect(notices).toEqual([away]);
  answer = () => {
    expect(notices).toEqual([]);
    return [429, refusal('RATE_LIMITED', 429)];
  };
  await store.dispatch(api.endpoints.notesCreate.initiate(createArgs));
  // The second failure is said again, however soon it came.
  expect(notices).toEqual([away]);
  answer = () => [200, note];
  await read();
  expect(notices).toEqual([]);
});

test('a write announces the change on the bus and refreshes its own reads once', async () => {
  answer = ({ method }) => (method === 'GET' ? [200, note] : [200, note]);
  const { api, store, bus } = setUp();
  const reading = store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  await reading;
  await store.dispatch(
    api.endpoints.notesPin.initiate({ params: { id }, body: { version: note.version } }),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(received.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  expect(bus.events).toContainEqual({ event: 'entity.changed', payload: { entity: 'Note', id } });
});

test('a change reported by another remote or tab refreshes the displayed data', async () => {
  answer = () => [200, note];
  const { api, store, bus } = setUp();
  await store.dispatch(api.endpoints.notesRead.initiate({ params: { id } }));
  bus.emit('entity.changed', { entity: 'Candidate', id });
  bus.emit('entity.changed', { entity: 'Note', id });
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(received).toHaveLength(2);
});

test('a failed write changes nothing and emits no event', async () => {
  answer = () => [409, refusal('PIN_LIMIT', 409)];
  const { api, store, bus } = setUp();
  await store.dispatch(api.endpoints.notesPin.initiate({ params: { id }, body: { version: 1 } }));
  expect(bus.events).toEqual([]);
});

test('a record shows the response of a write at once, before it is read again', async () => {
  answer = () => [200, note];
  const { api, store } = setUp();
  const args = { params: { id } };
  await store.dispatch(api.endpoints.notesRead.initiate(args));
  const pinned = { ...note, pinned: !note.pinned, version: note.version + 1 };
  // The server becomes unreachable right after the write.
  answer = ({ method }) => (method === 'POST' ? [200, pinned] : [0, '']);
  await store.dispatch(api.endpoints.notesPin.initiate({ ...args, body: { version: 1 } }));
  expect(api.endpoints.notesRead.select(args)(store.getState() as never).data).toEqual(pinned);
});

it('registers an endpoint of two parts of a remote once, without a console message', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const more = { notesRead: noteEndpoints.read, notesPin: noteEndpoints.pin };
  const api = extendMusterApi(createMusterApi({ notesRead: noteEndpoints.read }), more);
  expect(said.mock.calls).toEqual([]);
  expect(Object.keys(api.endpoints)).toEqual(['notesRead', 'notesPin']);
  said.mockRestore();
});
