import { readsOnly, type AnyEndpoint } from '@muster/contracts';
import { toApiError, unreachable, type ApiError } from './api-error.ts';
import type { ApiServices } from './api-services.ts';
import { newUuid } from './new-uuid.ts';
import { requestUrl, type CallParts } from './request-url.ts';

/** One call: which endpoint, with what. */
export interface Call extends CallParts {
  endpoint: AnyEndpoint;
}

export type Sent = { ok: true; answer: unknown } | { ok: false; error: ApiError };

/**
 * Sends a call and tries again where the server was not reached. Only reads and POSTs are repeated:
 * a POST carries the same Idempotency-Key each time, so that it happens once.
 */
export async function send(call: Call, services: ApiServices, signal: AbortSignal): Promise<Sent> {
  const { endpoint } = call;
  const repeatable = readsOnly(endpoint) || endpoint.method === 'POST';
  const delays = repeatable ? services.retryDelays : [];
  const request = requestOf(call, services);
  for (let attempt = 0; ; attempt += 1) {
    const sent = await sendOnce(request, signal);
    const delay = delays[attempt];
    if (sent.ok || delay === undefined || signal.aborted || !worthAnotherTry(sent.error))
      return sent;
    await pause(delay, signal);
  }
}

interface Prepared {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
}

function requestOf(call: Call, services: ApiServices): Prepared {
  const { endpoint, body } = call;
  const csrfToken = services.csrfToken();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (services.background && readsOnly(endpoint)) headers['X-Background'] = '1';
  if (endpoint.method !== 'GET' && csrfToken) headers['X-CSRF-Token'] = csrfToken;
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

/** Undefined for text that is not JSON: an HTML page of a proxy in the way. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withRetryAfter(error: ApiError, header: string | null): ApiError {
  const seconds = Number(header);
  if (!header || !Number.isFinite(seconds)) return error;
  return { ...error, context: { seconds, ...error.context } };
}

function worthAnotherTry(error: ApiError): boolean {
  return error.code === 'UNAVAILABLE' || error.code === 'IDEMPOTENCY_IN_PROGRESS';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
