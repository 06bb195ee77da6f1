import { errorCatalogue, type ErrorBody, type ErrorCode, type FieldError } from '@muster/contracts';

/** What a failed call leaves behind: the body of the error answer, always with a known code. */
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
    value.code in errorCatalogue &&
    'status' in value
  );
}

/** No answer arrived: the network is down or the server is being restarted. */
export function unreachable(requestId: string): ApiError {
  return { code: 'UNAVAILABLE', message: 'No answer from the server.', status: 0, requestId };
}

/** Reads an error answer; a body that is not ours (a proxy's page) gets the code of its status. */
export function toApiError(status: number, body: unknown, requestId: string): ApiError {
  const error = (body as Partial<ErrorBody> | null)?.error;
  if (error && error.code in errorCatalogue) return { ...error, status };
  const code: ErrorCode = status === 404 ? 'NOT_FOUND' : foreignCode(status);
  return { code, message: `HTTP ${status}`, status, requestId };
}

function foreignCode(status: number): ErrorCode {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL';
}
