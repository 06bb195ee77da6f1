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

/** What a request asks the database for first, by the time that the payload has been read. */
const begun = new WeakMap<Request, Promise<SessionReading>>();

/** The same for a request with a key, whose cookie is not looked at. */
const byKey = new WeakMap<Request, Promise<SessionReading>>();

/** Begins to read the session, beside the payload of the cookie and not after it. */
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
    // If the payload cannot be read, this result is not awaited any more.
    reading.catch(() => undefined);
    begun.set(req, reading);
  }
  next();
};

/** What people do to their own account and session goes by how these are now, in every process. */
const isOwnAccount = (path: string): boolean => /^\/(?:auth|me|impersonations)(?:\/|$)/.test(path);

/** Reads who is calling. Whether that is enough is decided endpoint by endpoint. */
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

/** Polling, listening and asking for the session itself are no activity of the person. */
const isBackground = (path: string, header: string | undefined): boolean =>
  header === '1' || path === '/auth/session' || path === notificationEndpoints.stream.path;
