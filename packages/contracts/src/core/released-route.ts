import { z } from 'zod';
import type { PermissionName } from './permissions.ts';
import { navGroups, type RemoteName } from './routes.ts';

/** The server checks that the permission exists: a page needs no full table to read a route. */
const permissionSchema = z.string() as unknown as z.ZodType<PermissionName>;

/** The name of a remote, equal to its package name. */
export const remoteNameSchema = z.templateLiteral(['mfe-', z.string().regex(/^[a-z-]+$/)]);

/**
 * A screen added by a release of a remote, beside those of the tables here; it needs no new build
 * of shell or server. It always names a permission and is never for visitors: only the tables may
 * declare screens that open without one.
 */
export const releasedRouteSchema = z.strictObject({
  /** Absolute path with `:param`. */
  path: z
    .string()
    .max(200)
    .regex(/^(?:\/(?:[a-z0-9-]+|:[A-Za-z]+))+$/),
  access: z.enum(['staff', 'client', 'candidate', 'any']),
  kind: z.enum(['page', 'overlay']),
  layout: z.enum(['staff', 'client', 'self', 'by-role']),
  parent: z.string().optional(),
  title: z.string().trim().min(1).max(80),
  status: z.literal('built'),
  permission: permissionSchema,
  wide: z.boolean().optional(),
  nav: z
    .strictObject({
      group: z.enum(navGroups),
      label: z.string().trim().min(1).max(40),
      icon: z.string().max(40),
      order: z.number(),
      covers: z.array(z.string()).readonly().optional(),
    })
    .optional(),
});
export type ReleasedRoute = z.infer<typeof releasedRouteSchema>;
/** An accepted route with the remote that added it. */
export type BroughtRoute = ReleasedRoute & { readonly owner: RemoteName };
