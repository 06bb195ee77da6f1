import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.ts';
import type { CurrentSession } from '../auth/current-session.ts';
import type { LinkCookie } from '../auth/link-cookie.ts';
import type { SessionEnd } from '../auth/read-session.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Limit } from './rate-limit.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency.service.ts';

/** What a service of a `public` endpoint knows of its caller. */
export interface VisitorContext {
  readonly requestId: string;
  readonly ip: string;
  /** The address as limits count it: of IPv6 the /64. */
  readonly network: string;
  readonly userAgent: string;
  readonly log: Logger;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Null for a visitor. */
  readonly session: CurrentSession | null;
  /** How the session that this browser had is over. */
  readonly sessionEnd: SessionEnd | null;
  /** Signs in and out; the only door to the cookie. */
  readonly cookie: SessionCookie;
  /** The right to a link without an account. */
  readonly linkCookie: LinkCookie;
  /** Counts a use and refuses with RATE_LIMITED beyond the limit. */
  readonly limit: Limit;
  /** Forgets what was counted, after a success for instance. */
  readonly forgetLimit: (name: string, key: string) => Promise<void>;
  /** The claim on this request's idempotency key; completed by the unit of work. */
  readonly idempotency: IdempotencyClaim | null;
}

/** Context of a `session` endpoint: signed in, the role may be missing. */
export interface SessionContext extends VisitorContext {
  readonly session: CurrentSession;
}

/** Context of every endpoint behind a role. */
export interface RequestContext extends SessionContext {
  readonly actor: Actor;
}
