import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { CurrentSession } from '../auth/current-session.ts';
import { metrics } from '../operation/metrics.ts';
import { beginRequestState, type RequestState } from './request-state.ts';
import { runtimeOf } from './runtime.ts';

const acceptable = /^[\w.-]{8,64}$/;

/** Gives each request its id, its logger and, when it ends, its log line. */
export const requestStart: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  const requestId = given && acceptable.test(given) ? given : randomUUID();
  const { log } = runtimeOf(req);
  const state = beginRequestState(req, requestId, log.child({ requestId }));
  res.set('X-Request-Id', requestId);
  const ended = recordRequest(state, req.method);
  res.once('close', () => ended(res.statusCode, !res.writableFinished));
  next();
};

/** Starts to measure a request; the returned function writes its log line at the end. */
export function recordRequest(
  state: RequestState,
  method: string,
): (status: number, hungUp: boolean) => void {
  const begin = performance.now();
  const requestEnded = metrics.requestBegan();
  return (status, hungUp) => {
    // Patterns, never addresses, which hold names, tokens and search words.
    const route = state.route ?? `${method} (static or unknown)`;
    requestEnded(route, status);
    state.log[status >= 500 ? 'error' : 'info'](
      {
        route,
        status,
        ms: Math.round(performance.now() - begin),
        ...userIds(state.reading.session),
        ...(hungUp && { hungUp: true }),
      },
      'request',
    );
  };
}

const userIds = (session: CurrentSession | null) =>
  session && {
    userId: session.user._id.toHexString(),
    ...(session.impersonation && {
      realUserId: session.impersonation.realUser._id.toHexString(),
    }),
  };
