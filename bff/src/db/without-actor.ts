import type { WriteContext } from './unit-of-work.ts';

/**
 * Returns a context that audits a visitor's action by link, and signing in and out, as the user
 * alone: neither the browser's earlier session nor an impersonated user is part of it.
 */
export const withoutActor = ({ requestId, ip }: WriteContext): WriteContext => ({
  requestId,
  ip,
  session: null,
  idempotency: null,
});
