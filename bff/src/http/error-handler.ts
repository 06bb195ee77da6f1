import { errorDocs, type ErrorBody } from '@muster/contracts';
import type { ErrorRequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { errorMessages } from './error-messages.ts';
import { recordDiskFull } from '../db/storage-space.ts';
import { requestState, type RequestState } from './request-state.ts';

/** The only place that turns an error into an answer. No unexpected error leaves the process. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const answer = errorAnswer(error, requestState(req), res.destroyed);
  if (!answer) return;
  if (res.headersSent) {
    next(error);
    return;
  }
  res
    .status(answer.status)
    .set({ ...answer.headers, 'Cache-Control': 'private, no-store' })
    .json(answer.body);
};

interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/**
 * Returns the answer to an error; the server's own failures go to its log.
 * @returns null if the caller has left and the work was stopped for it, which is not an error
 */
export function errorAnswer(
  error: unknown,
  { log, route, requestId }: RequestState,
  hungUp: boolean,
): ErrorAnswer | null {
  if (hungUp && isHangUp(error)) {
    log.info({ route }, 'stopped: the caller hung up');
    return null;
  }
  const known = toAppError(error);
  if (known.status >= 500) log.error({ err: known.cause ?? error, route }, known.code);
  return { status: known.status, headers: headersOf(known), body: errorBody(known, requestId) };
}

function headersOf({ context = {} }: AppError): Record<string, string> {
  const { retryAfter, limit, allow } = context;
  return {
    ...(typeof retryAfter === 'number' && { 'Retry-After': String(retryAfter) }),
    ...(typeof retryAfter === 'number' &&
      typeof limit === 'number' && {
        'RateLimit-Limit': String(limit),
        'RateLimit-Remaining': '0',
        'RateLimit-Reset': String(retryAfter),
      }),
    ...(Array.isArray(allow) && { Allow: allow.join(', ') }),
  };
}

/** Returns the body of an error answer, as defined by specification and contracts. */
function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: error.text ?? errorMessages[error.code],
      status: error.status,
      requestId,
      docs: errorDocs(error.code),
      ...(error.fields && { fields: error.fields }),
      ...(error.context && { context: error.context }),
    },
  };
}

/** Driver errors that end once the database is back. */
const databaseIsAway: ReadonlySet<string> = new Set([
  'MongoClientClosedError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'PoolClearedOnNetworkError',
]);

/** System codes for a connection that the database has closed. */
const connectionIsLost: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED']);

/** Checks for the error of work that was stopped because its caller left. */
function isHangUp(error: unknown): boolean {
  const { name, code } = Object(error) as Record<string, unknown>;
  return name === 'AbortError' || code === 'ECONNABORTED' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Maps library errors to the catalogue. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, type, status, code } = Object(error) as Record<string, unknown>;
  if (code === 11_000) return new AppError('DUPLICATE', { cause: error });
  if (databaseIsAway.has(String(name)) || connectionIsLost.has(code) || recordDiskFull(code))
    return new AppError('UNAVAILABLE', { cause: error });
  if (type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE', { cause: error });
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new AppError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
  if (error instanceof URIError || status === 400)
    return new AppError('BAD_REQUEST', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}
