import { apiKeyMark } from '@muster/contracts';
import { createHash, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits, so that its plain digest cannot be guessed back. */
export const newKeySecret = (): string => apiKeyMark + randomBytes(32).toString('base64url');

export const hashKeySecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** What of a secret is shown beside its name. */
export const prefixOf = (secret: string): string => secret.slice(0, apiKeyMark.length + 6);

const longest = 200;

/**
 * The key of an Authorization header; null where there is none. Bearer tokens that are none of ours
 * may come from a proxy in front and mean nothing here.
 */
export function keyFromHeader(header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) return null;
  return token.startsWith(apiKeyMark) && token.length <= longest ? token : null;
}
