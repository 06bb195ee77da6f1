import type { Types } from 'mongoose';
import { openSecret, sealSecret } from '../auth/sealed-secrets.ts';

/**
 * An answer as it is kept for a repeated request: encrypted, because it holds what its record keeps
 * from lists, logs and searches, tax ids and the like. It opens for its user alone.
 */
export const sealAnswer = (json: string, userId: Types.ObjectId): string =>
  sealSecret(json, userId);

/** The answer as JSON; null where it was sealed with another session secret. */
export const openAnswer = (kept: string, userId: Types.ObjectId): string | null =>
  // Those of the release before were kept as they are.
  kept.startsWith('v1.') ? openSecret(kept, userId) : kept;
