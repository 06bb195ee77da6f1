import type { AnyEndpoint } from '@muster/contracts';
import { isRefusal, type HandledCall, type Handler } from './respond.ts';

/** A recorded call, for assertions on what was sent. */
export interface RecordedCall {
  name: string;
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Headers;
}

export interface MockApi {
  readonly calls: readonly RecordedCall[];
  /** The calls of one endpoint, oldest first. */
  callsOf(endpoint: AnyEndpoint): readonly RecordedCall[];
  /** Adds handlers; the latest one for an endpoint answers. */
  use(...handlers: Handler[]): void;
  restore(): void;
}

/** Replaces the network: calls are answered by handlers, typed by the contracts. */
export function mockApi(handlers: readonly Handler[]): MockApi {
  const active = [...handlers];
  const calls: RecordedCall[] = [];
  const original = globalThis.fetch;

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://muster.test');
    const method = init.method ?? 'GET';
    init.signal?.throwIfAborted();
    const found = findHandler(active, method, url.pathname);
    if (!found) throw complain(`No handler answers ${method} ${url.pathname}`);
    const call = readCall(found, url, init);
    calls.push({ name: found.handler.endpoint.name, ...call });
    const answer = await found.handler.answer(call);
    init.signal?.throwIfAborted();
    return isRefusal(answer)
      ? json(answer.refusal.status, { error: answer.refusal })
      : json(found.handler.endpoint.status ?? 200, checked(found.handler.endpoint, answer));
  };

  return {
    calls,
    callsOf: ({ name }) => calls.filter((call) => call.name === name),
    use: (...more) => void active.push(...more),
    restore: () => void (globalThis.fetch = original),
  };
}

interface Found {
  handler: Handler;
  params: Record<string, string>;
}

function findHandler(handlers: Handler[], method: string, pathname: string): Found | null {
  const matches = handlers.flatMap((handler): Found[] => {
    if (handler.endpoint.method !== method) return [];
    const params = matchPath(`/api/v1${handler.endpoint.path}`, pathname);
    return params ? [{ handler, params }] : [];
  });
  const literal = ({ params }: Found) => -Object.keys(params).length;
  // Chooses the most literal path, and among equal ones the handler added last.
  return matches.reduce<Found | null>(
    (best, next) => (best && literal(best) > literal(next) ? best : next),
    null,
  );
}

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of expected.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(actual[i] ?? '');
    else if (part !== actual[i]) return null;
  }
  return params;
}

function readCall(found: Found, url: URL, init: RequestInit): HandledCall<AnyEndpoint> {
  const { endpoint } = found.handler;
  const sent = {
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
  const part = (name: 'params' | 'query' | 'body'): unknown => {
    const schema = endpoint[name];
    if (!schema) return undefined;
    const parsed = schema.safeParse(sent[name]);
    if (!parsed.success)
      throw complain(`${endpoint.name} was called with a wrong ${name}: ${parsed.error.message}`);
    return parsed.data;
  };
  return {
    params: part('params'),
    query: part('query'),
    body: part('body'),
    headers: new Headers(init.headers),
  } as HandledCall<AnyEndpoint>;
}

function checked(endpoint: AnyEndpoint, answer: unknown): unknown {
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return answer;
  throw complain(`The answer to ${endpoint.name} breaks its contract: ${parsed.error.message}`);
}

// The page under test turns a failing fetch into "cannot be reached"; the test must see the cause.
function complain(message: string): Error {
  console.error(message);
  return new Error(message);
}

function json(status: number, body: unknown): Response {
  if (status === 204) return new Response(null, { status });
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}
