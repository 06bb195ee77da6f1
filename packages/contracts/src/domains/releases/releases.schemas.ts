import { z } from 'zod';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { grantableRoles, roles } from '../../core/roles.ts';

export const buildSchema = z.string().regex(/^[\w.-]{1,64}$/);

/** A build that lies on the disk, or did. */
export const releaseBuildSchema = z.object({
  build: buildSchema,
  publishedAt: timestampSchema,
  /** Who published it; null for the start of the platform. */
  publishedBy: z.string().nullable(),
  note: z.string(),
  /** False once its files were removed: it can no longer be switched to. */
  onDisk: z.boolean(),
});

/** The audience of a canary: any of the three suffices. */
export const canarySchema = z.object({
  build: buildSchema,
  /** Percent of the signed-in people, the same ones at each visit. */
  share: z.number().int().min(0).max(100),
  roles: z.array(z.enum(roles)),
  users: z.array(z.object({ id: idSchema, name: z.string() })),
});

export const releaseKinds = ['release', 'rollback', 'switch', 'canary', 'canary_end'] as const;
export const releaseEventSchema = z.object({
  at: timestampSchema,
  by: z.string().nullable(),
  kind: z.enum(releaseKinds),
  from: buildSchema.nullable(),
  to: buildSchema.nullable(),
  note: z.string(),
});

/** One remote: what runs where, what could, and how it came to be. */
export const remoteStateSchema = z.object({
  name: z.string(),
  routePrefixes: z.array(z.string()),
  /** Null when nothing was released yet. */
  current: buildSchema.nullable(),
  canary: canarySchema.nullable(),
  /** Latest first. */
  builds: z.array(releaseBuildSchema),
  history: z.array(releaseEventSchema),
  /** What a rollback would go back to. */
  previous: buildSchema.nullable(),
  version: versionSchema,
});
export type RemoteState = z.infer<typeof remoteStateSchema>;
export const remoteStatesSchema = z.object({ remotes: z.array(remoteStateSchema) });

/** The name of a remote in a path. */
export const remoteParams = z.strictObject({ name: z.string().max(64) });

const note = longText(300).default('');

export const releaseSwitchSchema = z.strictObject({
  version: versionSchema,
  build: buildSchema,
  note,
});
export const releaseRollbackSchema = z.strictObject({ version: versionSchema, note });
export const canarySetSchema = z.strictObject({
  version: versionSchema,
  build: buildSchema,
  share: z.number().int().min(0).max(100).default(0),
  roles: z.array(z.enum(grantableRoles)).max(12).default([]),
  userIds: z.array(idSchema).max(50).default([]),
});
export const canaryEndSchema = z.strictObject({
  version: versionSchema,
  /** `promote`: all users get the build; `drop`: none. */
  outcome: z.enum(['promote', 'drop']),
});
