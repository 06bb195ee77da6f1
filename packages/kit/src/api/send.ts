import { limits, readsOnly, type AnyEndpoint } from '@muster/contracts';
import { toApiError, unreachable, type ApiError } from './api-error.ts';
import type { Sending } from './api-services.ts';
import { newUuid } from './new-uuid.ts';
import { isPageLeaving } from './page-leaving.ts';
import { readJson } from './read-json.ts';
import { readTogether } from './read-together.ts';
import { apiBase, requestUrl, type CallParts } from './request-url.ts';
import { withRetryAfter, type Sent } from './sent.ts';

/** Milliseconds before each retry of a call that found no server. */
export const usualDelays: readonly number[] = [400, 1500];

/** One call: which endpoint, with what. */
export interface Call extends CallParts {
  endpoint: AnyEndpoint;
}

/**
 * Sends a call and retries if the server was not reached. Only reads and POSTs are repeated: a POST
 * has the same Idempotency-Key each time, so that it takes effect once.
 */
export async function send(call: Call, services: Sending, signal: AbortSignal): Promise<Sent> {
  const { endpoint } = call;
  const repeatable = readsOnly(endpoint) || endpoint.method === 'POST';
  const delays = repeatable ? services.retryDelays : [];
  const request = requestOf(call, services);
  for (let attempt = 0; ; attempt += 1) {
    // A read that failed in a batch is sent alone.
    const sent =
      (attempt === 0 && (await sendInCompany(call, services, signal))) ||
      (await sendOnce(request, signal));
    const delay = delays[attempt];
    if (sent.ok || delay === undefined || signal.aborted || !worthAnotherTry(sent.error))
      return sent;
    await pause(delay, signal);
  }
}

/** Batches simultaneous reads of a signed-in page. */
async function sendInCompany(
  call: Call,
  services: Sending,
  signal: AbortSignal,
): Promise<Sent | null> {
  const { method, answers, access } = call.endpoint;
  const isRead = method === 'GET' && !answers && access !== 'public';
  const canBe = services.readsTogether && isRead && !signal.aborted;
  if (!canBe || services.csrfToken() === null) return null;
  const path = requestUrl(call.endpoint, call).slice(apiBase.length);
  if (path.length > limits.batch.pathLength) return null;
  return readTogether(path, newUuid(), services, signal);
}

interface Prepared {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
}

function requestOf(call: Call, services: Sending): Prepared {
  const { endpoint, body } = call;
  const csrfToken = services.csrfToken();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (services.background && readsOnly(endpoint)) headers['X-Background'] = '1';
  if (!readsOnly(endpoint) && csrfToken) headers['X-CSRF-Token'] = csrfToken;
  if (endpoint.method === 'POST') headers['Idempotency-Key'] = call.idempotencyKey ?? newUuid();
  if (call.bytes) headers['Content-Type'] = 'application/octet-stream';
  else if (body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    url: services.origin + requestUrl(endpoint, call),
    method: endpoint.method,
    headers,
    body: call.bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
  };
}

async function sendOnce(request: Prepared, signal: AbortSignal): Promise<Sent> {
  const requestId = newUuid();
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, 'X-Request-Id': requestId },
      body: request.body,
      credentials: 'same-origin',
      keepalive: isPageLeaving() && mayOutlive(request),
      signal,
    });
    const text = await response.text();
    const answer = text ? readJson(text) : null;
    if (response.ok && answer !== undefined) return { ok: true, answer };
    const error = toApiError(
      response.status,
      answer,
      response.headers.get('X-Request-Id') ?? requestId,
    );
    return { ok: false, error: withRetryAfter(error, response.headers.get('Retry-After')) };
  } catch {
    return { ok: false, error: unreachable(requestId) };
  }
}

/** Maximum bytes of all requests that browsers send for a closed page. */
const maxOutliving = 64 * 1024;

/** Saves on leaving a page have to arrive. A larger one is sent normally, and may be lost. */
const mayOutlive = ({ method, body }: Prepared): boolean =>
  method !== 'GET' && typeof body === 'string' && new Blob([body]).size < maxOutliving;

function worthAnotherTry(error: ApiError): boolean {
  return error.code === 'UNAVAILABLE' || error.code === 'IDEMPOTENCY_IN_PROGRESS';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
