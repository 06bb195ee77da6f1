import type { AnyEndpoint, ErrorBody } from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** A caller's input for an endpoint. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Raw bytes, for endpoints that accept them. */
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** The cookie and CSRF token of a browser. */
export interface Credentials {
  readonly cookie: string;
  readonly csrfToken: string;
}

export interface Answer {
  status: number;
  text: string;
  /** The received bytes, for files; empty for an endless answer. */
  bytes: Buffer;
  body: unknown;
  headers: Headers;
}

/** Differences from a normal browser request. */
interface Twist {
  /** Replaces the session's CSRF token; null: none is sent. */
  csrfToken?: string | null;
  /** Replaces the body: text as sent. */
  raw?: string;
  contentType?: string;
  /** Replaces a new one; null: none is sent. */
  idempotencyKey?: string | null;
}

/** The app behind one listening socket, called by endpoint instead of by address. */
export interface Door {
  readonly origin: string;
  ask(
    endpoint: AnyEndpoint,
    call: Call,
    credentials: Credentials | null,
    twist?: Twist,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** Number of concurrent requests; the rest wait, as they would in a browser. */
const atOnce = 40;

export async function openDoor(app: Express): Promise<Door> {
  const server = createServer(app);
  // A connection that the server closes while it is reused would look like a failure.
  server.keepAliveTimeout = 0;
  const inTurn = createQueue(atOnce);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    ask: (endpoint, call, credentials, twist = {}) =>
      inTurn(() => request(origin, endpoint, call, credentials, twist)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Limits the number of concurrent pieces of work. */
function createQueue(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy === max) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

/** Sends one request of an endpoint to a server at `origin`. */
export async function request(
  origin: string,
  endpoint: AnyEndpoint,
  call: Call,
  credentials: Credentials | null,
  { csrfToken = credentials?.csrfToken ?? null, raw, contentType, idempotencyKey }: Twist = {},
): Promise<Answer> {
  const { method } = endpoint;
  const headers = new Headers(call.headers);
  const cookies = [credentials?.cookie, call.headers?.['Cookie']].filter(Boolean);
  if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
  const writes = method !== 'GET';
  if (writes && csrfToken !== null) headers.set('X-CSRF-Token', csrfToken);
  if (method === 'POST' && idempotencyKey !== null)
    headers.set('Idempotency-Key', idempotencyKey ?? randomUUID());
  const sent =
    raw ?? (call.bytes && Uint8Array.from(call.bytes)) ?? (call.body && JSON.stringify(call.body));
  const ownType = call.bytes ? 'application/octet-stream' : 'application/json';
  if (writes && sent !== undefined) headers.set('Content-Type', contentType ?? ownType);
  const response = await fetch(`${origin}${addressOf(endpoint, call)}`, {
    method,
    headers,
    redirect: 'manual',
    ...(writes && sent !== undefined && { body: sent }),
  });
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  const bytes = isEndless ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
  const text = isEndless ? await startOf(response) : bytes.toString('utf8');
  return { status: response.status, text, bytes, body: parsed(text), headers: response.headers };
}

/** Returns the first events of an endless answer, and then disconnects. */
async function startOf({ body }: Response): Promise<string> {
  if (!body) return '';
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes('event: notification')) break;
  }
  return text;
}

/** Returns the address of a call below the origin. */
export function addressOf({ path }: AnyEndpoint, { params = {}, query = {} }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return `/api/v1${filled}${search && `?${search}`}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the error of an answer; null if it does not have the catalogue's form. */
export function errorOf({ body }: Answer): ErrorBody['error'] | null {
  return (body as Partial<ErrorBody> | null)?.error ?? null;
}

/** Returns `403 FORBIDDEN`, or the status and the start of the actual answer. */
export function outcomeOf(answer: Answer): string {
  const error = errorOf(answer);
  if (answer.status < 400) return String(answer.status);
  return error ? `${answer.status} ${error.code}` : `${answer.status} ${answer.text.slice(0, 120)}`;
}

/** {@link outcomeOf} with the server's reason, for messages of failed tests. */
export function explain(answer: Answer): string {
  const error = errorOf(answer);
  const details = error && { fields: error.fields, context: error.context };
  return `${outcomeOf(answer)} ${JSON.stringify(details ?? {}).slice(0, 300)}`;
}
