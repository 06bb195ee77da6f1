import type { ApiError } from './api-error.ts';

/** The result of a call. */
export type Sent = { ok: true; answer: unknown } | { ok: false; error: ApiError };

/** With the seconds of a `Retry-After` header, where there was one, for the text of the error. */
export function withRetryAfter(error: ApiError, header: string | null): ApiError {
  const seconds = Number(header);
  if (!header || !Number.isFinite(seconds)) return error;
  return { ...error, context: { seconds, ...error.context } };
}
