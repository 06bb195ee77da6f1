import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits as the cookie carries them. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Stored in the database instead of the id, so that a copy of the database gives no access. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Compares two secrets in constant time. */
export function secretsMatch(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/**
 * Reads the session id from a Cookie header if its signature (express-session's) is valid. Needed
 * when the store has dropped the payload, but the session record can still name the reason.
 */
export function sessionIdFromCookie(
  header: string | undefined,
  name: string,
  secret: string,
): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const value = pair && decode(pair.slice(name.length + 1));
  if (!value?.startsWith('s:')) return null;
  const dot = value.lastIndexOf('.');
  const id = value.slice(2, dot);
  const signature = createHmac('sha256', secret)
    .update(id)
    .digest('base64')
    .replace(/(?<!=)=+$/, '');
  return dot > 2 && secretsMatch(value.slice(dot + 1), signature) ? id : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
