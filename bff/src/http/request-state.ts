import type { Request } from 'express';
import type { Logger } from 'pino';
import { noSession, type SessionReading } from '../auth/read-session.ts';

/** Results of the middlewares for a request, kept beside it and never written to it. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** The pattern of the matched endpoint for logs, never the address itself. */
  route: string | null;
  reading: SessionReading;
  /** False for endpoints that answer without the database, which are not counted either. */
  authenticated: boolean;
}

const states = new WeakMap<Request, RequestState>();

export function beginRequestState(req: Request, requestId: string, log: Logger): RequestState {
  const state: RequestState = {
    requestId,
    log,
    route: null,
    reading: noSession,
    authenticated: false,
  };
  states.set(req, state);
  return state;
}

export function requestState(req: Request): RequestState {
  const state = states.get(req);
  if (!state) throw new Error('The request-id middleware must run first');
  return state;
}
