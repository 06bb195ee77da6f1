import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as a link carries them; stored nowhere in this form. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what the database holds instead of a token: it does not open the link. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
