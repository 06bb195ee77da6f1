import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { permissionNames, type PermissionName } from '../../core/permissions.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';

/** What every key begins with, so that one that is found somewhere is known for what it is. */
export const apiKeyMark = 'muster_';

/** `read`: nothing can be changed with it. */
export const apiKeyAccesses = ['read', 'write'] as const;
export type ApiKeyAccess = (typeof apiKeyAccesses)[number];

/** How many days a key may be made for. */
export const apiKeyLives = ['7', '30', '90', '365'] as const;

/** `void`: the password changed, the account was closed or the role was taken away. */
export const apiKeyStates = ['active', 'expired', 'void'] as const;

const permissionSchema = z.enum(permissionNames as [PermissionName, ...PermissionName[]]);

/** A key as its owner sees it; the secret is not among it. */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The beginning of the secret, by which its owner tells one key from another. */
  prefix: z.string(),
  role: z.enum(roles),
  access: z.enum(apiKeyAccesses),
  /** What it is limited to; null: everything that its person may do in that role. */
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

/** The answer to the one who makes a key: the only time that the secret is told. */
export const apiKeyMadeSchema = z.object({ key: apiKeySchema, secret: z.string() });
