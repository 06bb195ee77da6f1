import { apiKeyMark } from '@muster/contracts';
import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret: 256 random bits, so that its plain digest cannot be guessed back. */
export const newKeySecret = (): string => apiKeyMark + randomBytes(32).toString('base64url');

export const hashKeySecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Returns the part of a secret that is shown beside its name. */
export const prefixOf = (secret: string): string => secret.slice(0, apiKeyMark.length + 6);

const longest = 200;

/**
 * Returns the key of an Authorization header; null if there is none. Other bearer tokens may come
 * from a proxy in front and mean nothing here.
 */
export function keyFromHeader(header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) return null;
  return token.startsWith(apiKeyMark) && token.length <= longest ? token : null;
}
