import { z } from 'zod';
import type { PermissionName } from './permissions.ts';
import { navGroups, type RemoteName } from './routes.ts';

/** Whether there is one of this name, the server judges: a page needs no table of all to read a route. */
const permissionSchema = z.string() as unknown as z.ZodType<PermissionName>;

/** What a remote is called, as its package is. */
export const remoteNameSchema = z.templateLiteral(['mfe-', z.string().regex(/^[a-z-]+$/)]);

/**
 * A screen that a release of a remote brings along, beside those of the tables here: it needs no
 * other build of shell or server. A permission is always named, and visitors have none: what opens
 * without one is agreed upon in the tables.
 */
export const releasedRouteSchema = z.strictObject({
  /** Absolute, with `:param`. */
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
/** One that stands, with the remote that brought it. */
export type BroughtRoute = ReleasedRoute & { readonly owner: RemoteName };
