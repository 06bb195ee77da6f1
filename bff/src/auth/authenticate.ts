import { limits, notificationEndpoints } from '@muster/contracts';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../http/app-error.ts';
import { clientAddress, clientNetwork } from '../http/client-address.ts';
import { requestState } from '../http/request-state.ts';
import { runtimeOf } from '../http/runtime.ts';
import { heldReadings } from './held-sessions.ts';
import { keyFromHeader } from './keys/key-secret.ts';
import { noteKeyUse, readKey } from './keys/read-key.ts';
import { noSession, readSession, touchSession, type SessionReading } from './read-session.ts';
import { sessionFacts } from './session-facts.ts';
import { hashSessionId, sessionIdFromCookie } from './session-id.ts';
import { sessionCookieName } from './session-store.ts';

/** Session reads started while the payload is still being read. */
const begun = new WeakMap<Request, Promise<SessionReading>>();

/** The same for a request with an API key, whose cookie is ignored. */
const byKey = new WeakMap<Request, Promise<SessionReading>>();

/** Starts to read the session in parallel with the cookie's payload. */
export const beginReading: RequestHandler = (req, _res, next) => {
  const { config } = runtimeOf(req);
  const secret = keyFromHeader(req.get('authorization'));
  if (secret !== null) {
    const reading = readKey(secret);
    reading.catch(() => undefined);
    byKey.set(req, reading);
    next();
    return;
  }
  const cookieId = sessionIdFromCookie(
    req.get('cookie'),
    sessionCookieName(config),
    config.sessionSecret,
  );
  if (cookieId !== null) {
    const idHash = hashSessionId(cookieId);
    const read = () => readSession(idHash);
    const reading = isOwnAccount(req.path)
      ? heldReadings.renew(idHash, read)
      : heldReadings.get(idHash, read);
    // If the payload cannot be read, nothing awaits this result any more.
    reading.catch(() => undefined);
    begun.set(req, reading);
  }
  next();
};

/**
 * Requests about the user's own account and session need its current state across all processes.
 */
const isOwnAccount = (path: string): boolean => /^\/(?:auth|me|impersonations)(?:\/|$)/.test(path);

/** Identifies the caller. Each endpoint decides whether that is enough. */
export const authenticate: RequestHandler = async (req, _res, next) => {
  const state = requestState(req);
  state.authenticated = true;
  if (byKey.has(req)) {
    state.reading = await readByKey(req);
    next();
    return;
  }
  const reading = await begun.get(req);
  if (!reading) {
    next();
    return;
  }
  // The payload names the user; a session record that is missing or belongs to another user gives
  // no access.
  const confirmed =
    reading.session === null || req.user?.id === reading.session.record.userId.toHexString();
  state.reading = confirmed ? reading : noSession;
  if (state.reading.session)
    await sessionFacts.read().settleEnded(state.reading.session, {
      requestId: state.requestId,
      ip: clientAddress(req),
    });
  const { session } = state.reading;
  // A sign-in that waits for its code keeps its own expiry, and its user is not yet known.
  if (session && !session.record.secondStepDue && !isBackground(req.path, req.get('x-background')))
    await touchSession(session);
  next();
};

/** @throws AppError API_KEY_INVALID, RATE_LIMITED for a network that tries many */
async function readByKey(req: Request): Promise<SessionReading> {
  const reading = (await byKey.get(req)) ?? noSession;
  const key = reading.session?.apiKey;
  if (!key) {
    const { wrongPerIp, wrongWindow } = limits.apiKey;
    await runtimeOf(req).rateLimits.limit(
      'api-key-wrong',
      clientNetwork(req),
      wrongPerIp,
      wrongWindow,
    );
    throw new AppError('API_KEY_INVALID');
  }
  await noteKeyUse(key.id);
  return reading;
}

/** Polling, listening and asking for the session are not user activity. */
const isBackground = (path: string, header: string | undefined): boolean =>
  header === '1' || path === '/auth/session' || path === notificationEndpoints.stream.path;
