import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { remoteNameSchema } from '../../core/released-route.ts';
import { apiKeyLives } from '../auth/api-keys.schemas.ts';

/** What every release token begins with, so that one that is found somewhere is known for what it is. */
export const releaseTokenMark = 'muster-release_';

/** A token with which one remote is released from anywhere; the token itself is not among it. */
export const releaseTokenSchema = z.object({
  id: idSchema,
  remote: z.string(),
  name: z.string(),
  /** Who made it; null once that person is gone. */
  createdBy: z.string().nullable(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  lastUsedAt: timestampSchema.nullable(),
  isExpired: z.boolean(),
});
export type ReleaseToken = z.infer<typeof releaseTokenSchema>;
export const releaseTokensSchema = z.object({ tokens: z.array(releaseTokenSchema) });

export const releaseTokenCreateSchema = z.strictObject({
  remote: z.string().max(64).pipe(remoteNameSchema),
  name: text(limits.release.token.name, 1),
  days: z.enum(apiKeyLives),
});

/** The answer to the one who makes a token: the only time that it is told. */
export const releaseTokenMadeSchema = z.object({ token: releaseTokenSchema, secret: z.string() });
