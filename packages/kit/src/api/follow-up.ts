import { href, shellRoutes, type PlatformV1 } from '@muster/contracts';
import type { ApiError } from './api-error.ts';
import { errorText } from '../messages/error-text.ts';

const quietFor = 5_000;
const lastShown = new WeakMap<PlatformV1, { text: string; at: number }>();

/**
 * Handles effects of an error beyond its call: an ended session, or one with a pending step,
 * affects the whole page; a missing role has its own page; and a busy server is announced once, not
 * per call.
 */
export function followUp(platform: PlatformV1, error: ApiError): void {
  switch (error.code) {
    case 'UNAUTHENTICATED':
    case 'SESSION_EXPIRED':
    case 'SESSION_REVOKED':
      if (platform.session) platform.bus.emit('session.changed', { reason: 'signed-out' });
      return;
    case 'ROLE_REQUIRED':
      return goTo(platform, href(shellRoutes.chooseRole, {}, { next: here(platform) }));
    case 'IMPERSONATION_EXPIRED':
    case 'SETUP_REQUIRED':
    case 'TWO_FACTOR_REQUIRED':
      if (platform.session) platform.bus.emit('session.changed', { reason: 'refreshed' });
      return;
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
      return say(platform, errorText(error));
    default:
  }
}

/**
 * Takes back that the server is away or busy: it answered, or a user tries again, who would take the
 * error for that of the new try.
 */
export function retractTrouble(platform: PlatformV1): void {
  const last = lastShown.get(platform);
  if (!last) return;
  lastShown.delete(platform);
  platform.retract?.(last.text);
}

function goTo(platform: PlatformV1, to: string): void {
  platform.navigate(to, { replace: true });
}

function here(platform: PlatformV1): string {
  const { pathname, search } = platform.location();
  return pathname + search;
}

function say(platform: PlatformV1, text: string): void {
  const last = lastShown.get(platform);
  const now = Date.now();
  if (last?.text === text && now - last.at < quietFor) return;
  lastShown.set(platform, { text, at: now });
  platform.notify({ kind: 'error', text });
}
