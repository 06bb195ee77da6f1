import {
  allEndpoints,
  errorCatalogue,
  hasVersion,
  limits,
  type AnyEndpoint,
  type ErrorCode,
} from '@muster/contracts';
import { Writable } from 'node:stream';
import { formatPath } from '../http/zod-fields.ts';
import { goodPassword, newPassword } from '../domains/auth/auth.fixtures.ts';
import { createLog } from '../log.ts';
import { badValuesFor, longText, placesIn, withValue } from './bad-values.fixtures.ts';
import { differences, takeSnapshot, type Snapshot } from './database-snapshot.fixtures.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { addressOf, errorOf, explain, type Answer, type Credentials } from './http.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { planted } from './planted.fixtures.ts';
import { createMail } from './records.fixtures.ts';
import { dueEndpoints, inTurn } from './in-turn.fixtures.ts';
import { openWorld, type World } from './world.fixtures.ts';

let logged = '';
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    logged += chunk.toString();
    done();
  },
});

interface Prepared {
  call: FixtureCall;
  credentials: Credentials | null;
}

let world: World;
/** A valid call of each endpoint, which the tests corrupt one part at a time. */
const prepared = new Map<string, Prepared>();
let before: Snapshot;

beforeAll(async () => {
  world = await openWorld(createLog('trace', stream));
  await createMail(world);
  for (const endpoint of dueEndpoints) {
    const caller = world.callers.find((one) => refusalOf(endpoint, one) === null);
    if (!caller) throw new Error(`No role may call ${endpoint.name}`);
    const call = await fixtureOf(endpoint.name).call(world, caller);
    prepared.set(endpoint.name, { call, credentials: call.as ?? caller.signedIn });
  }
  logged = '';
  before = await takeSnapshot();
}, 180_000);
afterAll(() => world.close());

const preparedFor = ({ name }: AnyEndpoint): Prepared => {
  const found = prepared.get(name);
  if (!found) throw new Error(`${name} was not prepared`);
  return found;
};

interface Spoiled {
  what: string;
  answer: Promise<Answer>;
  codes: readonly ErrorCode[];
  /** The field that the refusal must name. */
  path?: string;
}

/** Returns the wrong refusals of corrupted requests; empty if all are correct. */
async function problemsIn(spoiled: readonly Spoiled[]): Promise<string[]> {
  const found = await Promise.all(
    spoiled.map(async ({ what, answer: coming, codes, path }) => {
      const answer = await coming;
      const error = errorOf(answer);
      if (!error) return [`${what}: ${answer.status} ${answer.text.slice(0, 200)}`];
      const problems: string[] = [];
      if (!codes.includes(error.code) || answer.status !== errorCatalogue[error.code])
        problems.push(`wanted ${codes.join(' or ')}, got ${explain(answer)}`);
      if (error.requestId !== answer.headers.get('x-request-id'))
        problems.push('no request id to report');
      if (error.code === 'VALIDATION_FAILED' && !error.fields?.length)
        problems.push('names no field');
      // A field of another choice is unknown to this one.
      const names = (field: { path: string; code: string }) =>
        field.path.startsWith(path ?? '') ||
        (field.code === 'UNKNOWN_FIELD' && path?.startsWith(field.path));
      if (path !== undefined && !error.fields?.some(names))
        problems.push(`does not name ${path}: ${explain(answer)}`);
      if (answer.text.length > 20_000) problems.push('gives the over-long text back');
      return problems.map((problem) => `${what}: ${problem}`);
    }),
  );
  return found.flat();
}

interface Body extends Omit<Spoiled, 'answer'> {
  /** The body as sent. */
  raw: string;
  contentType?: string;
}

const withBody = dueEndpoints.filter(({ body }) => body !== undefined);
const rows = (endpoints: readonly AnyEndpoint[]) =>
  endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const anyBodyError = ['VALIDATION_FAILED', 'BAD_REQUEST'] as const;

const turnOf = (endpoint: AnyEndpoint): number => allEndpoints.indexOf(endpoint);

it.each(rows(withBody))('%s refuses a bad value in every field', async (_name, endpoint) => {
  const { call, credentials } = preparedFor(endpoint);
  const places = endpoint.body ? placesIn(endpoint.body) : [];
  const spoiled = places.flatMap((place, index) =>
    inTurn(badValuesFor(place), turnOf(endpoint) + index, 11).map(([what, value]): Spoiled => {
      const path = formatPath(place.path);
      const body = withValue(call.body ?? {}, place.path, value);
      const answer = world.door.ask(endpoint, { ...call, body }, credentials);
      // A body that is too long to be sent is not parsed, so no field is named.
      const max = endpoint.visitorBytes ?? limits.publicBodyBytes;
      const isLarge = JSON.stringify(body).length > max;
      if (endpoint.access === 'public' && isLarge)
        return { what: `${path} is ${what}`, answer, codes: ['PAYLOAD_TOO_LARGE'] };
      return { what: `${path} is ${what}`, answer, codes: ['VALIDATION_FAILED'], path };
    }),
  );
  expect(await problemsIn(spoiled)).toEqual([]);
});

it.each(rows(withBody))('%s refuses an invalid JSON body', async (_name, endpoint) => {
  const { call, credentials } = preparedFor(endpoint);
  const good = JSON.stringify(call.body ?? {});
  const known = new Set(endpoint.body ? placesIn(endpoint.body).map(({ path }) => path[0]) : []);
  const bodies: Body[] = [
    { what: 'cut off', raw: `${good.slice(0, -1)},`, codes: ['BAD_REQUEST'] },
    { what: 'a bare text', raw: '"text"', codes: ['BAD_REQUEST'] },
    { what: 'a list', raw: '[1]', codes: anyBodyError },
    {
      what: 'nested without end',
      raw: `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
      codes: anyBodyError,
    },
    {
      what: 'oversized',
      raw: JSON.stringify({ ...call.body, surprise: 'x'.repeat(limits.bodyBytes) }),
      codes: ['PAYLOAD_TOO_LARGE'],
    },
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => ({
      what: `sent as ${type}`,
      raw: good,
      contentType: type,
      codes: ['UNSUPPORTED_MEDIA_TYPE'] as const,
    })),
    {
      what: 'in an unknown character set',
      raw: good,
      contentType: 'application/json; charset=utf-99',
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    ...['surprise', '$where', 'a.b', 'constructor', '__proto__', 'status', 'role']
      .filter((key) => !known.has(key))
      .map((key) => ({
        what: `with the unknown field ${key}`,
        raw: `{${JSON.stringify(key)}:{"x":1},${good.slice(1).replace(/^}/, '"y":1}')}`,
        codes: ['VALIDATION_FAILED'] as const,
        path: key,
      })),
  ];
  const spoiled = inTurn(bodies, turnOf(endpoint), 8).map(
    ({ raw, contentType, ...wanted }): Spoiled => ({
      ...wanted,
      answer: world.door.ask(endpoint, call, credentials, {
        raw,
        ...(contentType && { contentType }),
      }),
    }),
  );
  expect(await problemsIn(spoiled)).toEqual([]);
});

const versioned = dueEndpoints.filter(({ body }) => hasVersion(body));

it.each(rows(versioned))(
  '%s refuses an If-Match that is malformed or names another version than the body',
  async (_name, endpoint) => {
    const { call, credentials } = preparedFor(endpoint);
    const ask = (header: string) => {
      const headers = { ...call.headers, 'If-Match': header };
      const body = { ...call.body, version: 900_000_000 };
      return world.door.ask(endpoint, { ...call, headers, body }, credentials);
    };
    const another = ask('"v899999999"');
    const spoiled: Spoiled[] = [
      { what: 'another', answer: another, codes: ['VALIDATION_FAILED'], path: 'version' },
      { what: 'none', answer: ask('"soon"'), codes: ['BAD_REQUEST'] },
    ];
    expect(await problemsIn(spoiled)).toEqual([]);
  },
);

it.each(rows(dueEndpoints))('%s refuses a bad query', async (_name, endpoint) => {
  const { call, credentials } = preparedFor(endpoint);
  const ask = (query: Record<string, string>) =>
    world.door.ask(endpoint, { ...call, query: { ...call.query, ...query } }, credentials);
  const unknown = ['surprise', '$where', '__proto__', 'constructor', 'a.b', 'filter[secret]'];
  const turn = turnOf(endpoint);
  const strange = inTurn([...unknown, 'filter[status][$ne]'], turn, 7);
  const spoiled: Spoiled[] = strange.map((key) => ({
    what: `?${key}`,
    answer: ask({ [key]: '1' }),
    codes: ['INVALID_FILTER'],
  }));
  const keys = endpoint.query ? placesIn(endpoint.query).map(({ path }) => String(path[0])) : [];
  const codes = [
    'INVALID_SORT',
    'INVALID_FILTER',
    'INVALID_CURSOR',
    'VALIDATION_FAILED',
  ] as const satisfies readonly ErrorCode[];
  for (const key of inTurn(keys, turn, 4)) {
    // The server itself cuts off longer ones, before any endpoint.
    spoiled.push({ what: `?${key}=xxx…`, answer: ask({ [key]: longText.slice(0, 3000) }), codes });
    const address = addressOf(endpoint, call);
    const twice = `${address}${address.includes('?') ? '&' : '?'}${key}=1&${key}=2`;
    spoiled.push({ what: `?${key} twice`, answer: askAt(twice, credentials, endpoint), codes });
    const operator = `${addressOf(endpoint, { ...call, query: {} })}?${key}[$gt]=`;
    spoiled.push({ what: `?${key}[$gt]`, answer: askAt(operator, credentials, endpoint), codes });
  }
  if (keys.includes('sort'))
    for (const sort of inTurn(['secret', '-', '$natural', 'name,-status', '__proto__'], turn, 5))
      spoiled.push({ what: `sort=${sort}`, answer: ask({ sort }), codes: ['INVALID_SORT'] });
  if (keys.includes('cursor'))
    for (const cursor of inTurn(badCursors, turn, 8))
      spoiled.push({
        what: `cursor=${cursor.slice(0, 30)}`,
        answer: ask({ cursor }),
        codes: ['INVALID_CURSOR'],
      });
  expect(await problemsIn(spoiled)).toEqual([]);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const badCursors = [
  'nonsense',
  '%00',
  encoded(null),
  encoded({}),
  encoded([]),
  encoded({ $gt: '' }),
  encoded({ v: [{ $gt: '' }], k: [{ $where: '1' }], after: { $ne: null } }),
  encoded('x'.repeat(300)),
];

/** Sends a request to a given address; a GET unless an endpoint is given. */
async function askAt(
  address: string,
  credentials: Credentials | null,
  { method }: Pick<AnyEndpoint, 'method'> = { method: 'GET' },
): Promise<Answer> {
  const response = await fetch(`${world.door.origin}${address}`, {
    method,
    headers: credentials
      ? { Cookie: credentials.cookie, 'X-CSRF-Token': credentials.csrfToken }
      : {},
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const body: unknown = JSON.parse(text);
  return { status: response.status, text, bytes, body, headers: response.headers };
}

it.each(rows(dueEndpoints.filter(({ method, readOnly }) => method === 'POST' && !readOnly)))(
  '%s refuses a malformed idempotency key',
  async (_name, endpoint) => {
    const { call, credentials } = preparedFor(endpoint);
    const keys = inTurn(['1', '{"$gt":""}', 'x'.repeat(36)], turnOf(endpoint), 3);
    const spoiled = keys.map((idempotencyKey): Spoiled => ({
      what: `Idempotency-Key: ${idempotencyKey}`,
      answer: world.door.ask(endpoint, call, credentials, { idempotencyKey }),
      codes: ['BAD_REQUEST'],
    }));
    expect(await problemsIn(spoiled)).toEqual([]);
  },
);

it.each([
  ['/api/v1/candidates/%E0%A4%A', 'BAD_REQUEST'],
  ['/api/v1/candidates/%00', 'NOT_FOUND'],
  ['/api/v1/candidates/..%2F..%2Fetc%2Fpasswd', 'NOT_FOUND'],
  [`/api/v1/candidates/${'9'.repeat(4000)}`, 'NOT_FOUND'],
] as const)('answers %s with %s', async (address, code) => {
  expect(
    await problemsIn([{ what: address, answer: askAt(address, world.as('owner')), codes: [code] }]),
  ).toEqual([]);
});

it('writes nothing for any of these requests', async () => {
  expect(differences(before, await takeSnapshot())).toEqual([]);
});

it('logs no secret of these requests', () => {
  const secrets = [goodPassword, newPassword, planted.own.mailDomain, planted.other.mailDomain];
  for (const { call, credentials } of prepared.values()) {
    if (credentials) secrets.push(credentials.cookie, credentials.csrfToken);
    for (const key of ['token', 'email', 'newEmail'])
      if (typeof call.body?.[key] === 'string') secrets.push(call.body[key]);
  }
  expect(logged).toMatch(/POST \/\w/);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  expect(logged).not.toContain(longText.slice(0, 200));
  const errors = logged.split('\n').filter((line) => line.includes('"level":50'));
  expect(errors).toEqual([]);
});
