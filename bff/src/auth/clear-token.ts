import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as a link carries them; stored nowhere in this form. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database holds instead of a token: reading it opens nothing. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
