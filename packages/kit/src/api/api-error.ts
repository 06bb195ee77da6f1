import type { ErrorBody, ErrorCode, FieldError } from '@muster/contracts';

/**
 * What a failed call leaves behind: the body of the error answer. A server that is newer than the page
 * may name a code that the page has no words for.
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

/** No answer arrived: the network is down or the server is being restarted. */
export function unreachable(requestId: string): ApiError {
  return { code: 'UNAVAILABLE', message: 'No answer from the server.', status: 0, requestId };
}

/** Reads an error answer; a body that is not ours (a proxy's page) gets the code of its status. */
export function toApiError(status: number, body: unknown, requestId: string): ApiError {
  const error = (body as { error?: Partial<ErrorBody['error']> } | null)?.error;
  if (isOurs(error)) return { ...error, status };
  const code: ErrorCode = status === 404 ? 'NOT_FOUND' : foreignCode(status);
  return { code, message: `HTTP ${status}`, status, requestId };
}

/** What stands before the server may have answered with an error in a form of its own. */
const isOurs = (error: Partial<ErrorBody['error']> | undefined): error is ErrorBody['error'] =>
  typeof error?.code === 'string' && typeof error.requestId === 'string';

function foreignCode(status: number): ErrorCode {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
}
