import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { permissionNames, type PermissionName } from '../../core/permissions.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';

/** Prefix of every key, so that a leaked key is recognised. */
export const apiKeyMark = 'muster_';

/** `read`: the key cannot change anything. */
export const apiKeyAccesses = ['read', 'write'] as const;
export type ApiKeyAccess = (typeof apiKeyAccesses)[number];

/** Possible lifetimes of a key in days. */
export const apiKeyLives = ['7', '30', '90', '365'] as const;

/** `void`: the password changed, the account was closed or the role was revoked. */
export const apiKeyStates = ['active', 'expired', 'void'] as const;

const permissionSchema = z.enum(permissionNames as [PermissionName, ...PermissionName[]]);

/** A key as its owner sees it, without the secret. */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The beginning of the secret, so that its owner can tell keys apart. */
  prefix: z.string(),
  role: z.enum(roles),
  access: z.enum(apiKeyAccesses),
  /** Permissions that limit the key; null: everything its person may do in that role. */
  permissions: z.array(z.string()).nullable(),
  state: z.enum(apiKeyStates),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  lastUsedAt: timestampSchema.nullable(),
});
export type ApiKeyView = z.infer<typeof apiKeySchema>;

export const apiKeyCreateSchema = z.strictObject({
  name: text(limits.apiKey.name, 1),
  access: z.enum(apiKeyAccesses),
  permissions: z.array(permissionSchema).min(1).max(permissionNames.length).nullable(),
  days: z.enum(apiKeyLives),
});

/** The response to creating a key: the only time the secret is shown. */
export const apiKeyMadeSchema = z.object({ key: apiKeySchema, secret: z.string() });
