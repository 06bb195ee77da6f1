import type { WriteContext } from './unit-of-work.ts';

/**
 * What a visitor does by a link, and who signs in and out, is audited as the user alone: neither
 * the browser's earlier session nor an impersonated person is part of it.
 */
export const withoutActor = ({ requestId, ip }: WriteContext): WriteContext => ({
  requestId,
  ip,
  session: null,
  idempotency: null,
});
