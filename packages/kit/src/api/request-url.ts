import type { AnyEndpoint } from '@muster/contracts';

/** Parts of every call, whatever the endpoint. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent in place of a body to an endpoint that `accepts: 'bytes'`. */
  bytes?: Blob;
  /** The same key for every retry of one intent; generated if absent. */
  idempotencyKey?: string;
}

/** Base path of the contract endpoints. */
export const apiBase = '/api/v1';

/**
 * The address of a call below the origin: `/api/v1/candidates/…?filter[status]=new`.
 * Throws when a path parameter is missing, which is a mistake of the caller.
 */
export function requestUrl(endpoint: AnyEndpoint, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`${endpoint.name}: parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `${apiBase}${path}?${text}` : `${apiBase}${path}`;
}
