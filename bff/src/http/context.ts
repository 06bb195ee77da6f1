import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.ts';
import type { CurrentSession } from '../auth/current-session.ts';
import type { LinkCookie } from '../auth/link-cookie.ts';
import type { SessionEnd } from '../auth/read-session.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Limit } from './rate-limit.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency.service.ts';

/** What a service of a `public` endpoint knows about its caller. */
export interface VisitorContext {
  readonly requestId: string;
  readonly ip: string;
  /** The address in the form used for limits: the /64 of IPv6. */
  readonly network: string;
  readonly userAgent: string;
  readonly log: Logger;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Null for a visitor. */
  readonly session: CurrentSession | null;
  /** How this browser's earlier session ended. */
  readonly sessionEnd: SessionEnd | null;
  /** Signs in and out; the only access to the cookie. */
  readonly cookie: SessionCookie;
  /** Access to a link without an account. */
  readonly linkCookie: LinkCookie;
  /** Counts a use and throws RATE_LIMITED beyond the limit. */
  readonly limit: Limit;
  /** Resets a counter, for example after a success. */
  readonly forgetLimit: (name: string, key: string) => Promise<void>;
  /** The claim on this request's idempotency key; the unit of work completes it. */
  readonly idempotency: IdempotencyClaim | null;
}

/** Context of a `session` endpoint: the user is signed in, but may have no role. */
export interface SessionContext extends VisitorContext {
  readonly session: CurrentSession;
}

/** Context of every endpoint behind a role. */
export interface RequestContext extends SessionContext {
  readonly actor: Actor;
}
