import type { ErrorBody } from '@muster/contracts';
import type { ErrorRequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { errorMessages } from './error-messages.ts';
import { recordDiskFull } from '../db/storage-space.ts';
import { requestState } from './request-state.ts';

/** The one place where an error becomes an answer. Nothing unforeseen leaves the process. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const state = requestState(req);
  if (res.destroyed && isHangUp(error)) {
    // The client has disconnected; this is no error.
    state.log.info({ route: state.route }, 'stopped: the caller hung up');
    return;
  }
  const known = toAppError(error);
  if (known.status >= 500)
    state.log.error({ err: known.cause ?? error, route: state.route }, known.code);
  if (res.headersSent) {
    next(error);
    return;
  }
  const retryAfter = known.context?.['retryAfter'];
  if (typeof retryAfter === 'number') {
    res.set('Retry-After', String(retryAfter));
    if (typeof known.context?.['limit'] === 'number')
      res.set({
        'RateLimit-Limit': String(known.context['limit']),
        'RateLimit-Remaining': '0',
        'RateLimit-Reset': String(retryAfter),
      });
  }
  const allow = known.context?.['allow'];
  if (Array.isArray(allow)) res.set('Allow', allow.join(', '));
  res
    .status(known.status)
    .set('Cache-Control', 'private, no-store')
    .json(errorBody(known, state.requestId));
};

/** The body of an error answer, as specification and contracts have it. */
function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: error.text ?? errorMessages[error.code],
      status: error.status,
      requestId,
      ...(error.fields && { fields: error.fields }),
      ...(error.context && { context: error.context }),
    },
  };
}

/** Errors of the driver that pass when the database is back. */
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

/** What the system says of a connection that the database has just left. */
const connectionIsLost: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED']);

/** What work throws that was stopped because its caller had gone. */
function isHangUp(error: unknown): boolean {
  const { name, code } = Object(error) as Record<string, unknown>;
  return name === 'AbortError' || code === 'ECONNABORTED' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Maps what libraries throw to the catalogue. */
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
