import type { Types } from 'mongoose';
import { openSecret, sealSecret } from '../auth/sealed-secrets.ts';

/**
 * Encrypts an answer for a repeated request, because it may contain data that its record keeps out
 * of lists, logs and searches, such as tax ids. Only its user can open it.
 */
export const sealAnswer = (json: string, userId: Types.ObjectId): string =>
  sealSecret(json, userId);

/** Returns the answer as JSON; null if it was sealed with another session secret. */
export const openAnswer = (kept: string, userId: Types.ObjectId): string | null =>
  // The previous release stored answers unencrypted.
  kept.startsWith('v1.') ? openSecret(kept, userId) : kept;
