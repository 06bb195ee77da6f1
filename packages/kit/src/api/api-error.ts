import type { ErrorBody, ErrorCode, FieldError } from '@muster/contracts';

/**
 * The body of an error answer. A server newer than the page may send a code for which the page has
 * no text.
 */
export interface ApiError {
  code: ErrorCode;
  message: string;
  /** HTTP status; 0 when no answer came (offline, aborted). */
  status: number;
  requestId: string;
  fields?: FieldError[];
  context?: Record<string, unknown>;
}

/** Whether `value` is an {@link ApiError} (queries may also fail with a thrown JavaScript error). */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'status' in value
  );
}

/** Whether a visitor only has to open the mailed link again, because this browser had it too long. */
export const isLinkNotOpen = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === 'TOKEN_INVALID' &&
  typeof error.context?.['hours'] === 'number';

/** Returns the error for no answer: the network is down or the server is restarting. */
export function unreachable(requestId: string): ApiError {
  return { code: 'UNAVAILABLE', message: 'No answer from the server.', status: 0, requestId };
}

/** Reads an error answer; a foreign body (a proxy's page) gets the code of its status. */
export function toApiError(status: number, body: unknown, requestId: string): ApiError {
  const error = (body as { error?: Partial<ErrorBody['error']> } | null)?.error;
  if (isOurs(error)) return { ...error, status };
  const code: ErrorCode = status === 404 ? 'NOT_FOUND' : foreignCode(status);
  return { code, message: `HTTP ${status}`, status, requestId };
}

/** A proxy in front of the server may answer with an error in its own format. */
const isOurs = (error: Partial<ErrorBody['error']> | undefined): error is ErrorBody['error'] =>
  typeof error?.code === 'string' && typeof error.requestId === 'string';

function foreignCode(status: number): ErrorCode {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
}
