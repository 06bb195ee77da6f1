import type { Request, Response } from 'express';
import { linkCookie } from '../auth/link-cookie.ts';
import { sessionCookie } from '../auth/session-cookie.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency.service.ts';
import { AppError } from './app-error.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import type { RequestContext } from './context.ts';
import { requestState } from './request-state.ts';
import { runtimeOf } from './runtime.ts';

/**
 * Builds the context of a request. Its type is that of an endpoint behind a role; services of open
 * endpoints declare a smaller one, and reading `actor` without a signed-in user throws.
 */
export function buildContext(
  req: Request,
  res: Response,
  idempotency: IdempotencyClaim | null,
  checkAnswer: (answer: unknown) => unknown,
): RequestContext {
  const { requestId, log, reading } = requestState(req);
  const { rateLimits } = runtimeOf(req);
  const { session } = reading;
  const hangUp = new AbortController();
  // A client that disconnected during the access check never starts to listen.
  if (res.destroyed) hangUp.abort();
  else res.once('close', () => hangUp.abort());
  const context = {
    requestId,
    log,
    ip: clientAddress(req),
    network: clientNetwork(req),
    userAgent: (req.get('user-agent') ?? '').slice(0, 400),
    signal: hangUp.signal,
    session,
    sessionEnd: reading.end,
    cookie: sessionCookie(req, session),
    linkCookie: linkCookie(req, res),
    limit: rateLimits.limit,
    forgetLimit: rateLimits.forget,
    idempotency: idempotency && withCheck(idempotency, checkAnswer),
    get actor() {
      if (!session?.actor) throw new AppError(session ? 'ROLE_REQUIRED' : 'UNAUTHENTICATED');
      return session.actor;
    },
  };
  return context as RequestContext;
}

/** Stores answers in the form in which they are sent. */
function withCheck(
  claim: IdempotencyClaim,
  checkAnswer: (answer: unknown) => unknown,
): IdempotencyClaim {
  return {
    get stored() {
      return claim.stored;
    },
    release: () => claim.release(),
    complete: (answer, dbSession) => claim.complete(checkAnswer(answer), dbSession),
  };
}
