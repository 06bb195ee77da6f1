import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { remoteNameSchema } from '../../core/released-route.ts';
import { apiKeyLives } from '../auth/api-keys.schemas.ts';

/** Prefix of every release token, so that a leaked token is recognised. */
export const releaseTokenMark = 'muster-release_';

/** A token for releasing one remote from anywhere, without the secret itself. */
export const releaseTokenSchema = z.object({
  id: idSchema,
  remote: z.string(),
  name: z.string(),
  /** Its creator; null once that account is gone. */
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

/** The response to creating a token: the only time the secret is shown. */
export const releaseTokenMadeSchema = z.object({ token: releaseTokenSchema, secret: z.string() });
