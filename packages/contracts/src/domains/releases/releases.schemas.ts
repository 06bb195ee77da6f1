import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { grantableRoles, roles } from '../../core/roles.ts';

export const buildSchema = z.string().regex(/^[\w.-]{1,64}$/);
/** The build of a remote that a developer runs beside the platform: no release, so nothing counts for it. */
export const liveBuild = 'dev';

/** A build that lies on the disk, or did. */
export const releaseBuildSchema = z.object({
  build: buildSchema,
  publishedAt: timestampSchema,
  /** Who published it; null for the start of the platform. */
  publishedBy: z.string().nullable(),
  note: z.string(),
  /** False once its files were removed: it can no longer be switched to. */
  onDisk: z.boolean(),
  /** Put in force or shown to some at least once; others lie on the disk and passed no gate. */
  isReleased: z.boolean(),
  /** How the browsers of signed-in people fared with it lately; null where none opened it. */
  use: z
    .object({
      people: z.number().int(),
      loads: z.number().int(),
      errors: z.number().int(),
      /** Milliseconds until three in four had it before them; null where it came up for none. */
      readyWithin: z.number().int().nullable(),
    })
    .nullable(),
});

/** The audience of a canary: any of the three suffices. */
export const canarySchema = z.object({
  build: buildSchema,
  /** Percent of the signed-in people, the same ones at each visit. */
  share: z.number().int().min(0).max(100),
  roles: z.array(z.enum(roles)),
  users: z.array(z.object({ id: idSchema, name: z.string() })),
});

export const releaseKinds = [
  'release',
  'rollback',
  'switch',
  'canary',
  'canary_end',
  'withdrawn',
] as const;
/** People who opened a build since it was put in force, and those of them whom it failed. */
export const buildHealthSchema = z.object({
  people: z.number().int(),
  failing: z.number().int(),
});
export type BuildHealth = z.infer<typeof buildHealthSchema>;

export const releaseEventSchema = z.object({
  at: timestampSchema,
  by: z.string().nullable(),
  kind: z.enum(releaseKinds),
  from: buildSchema.nullable(),
  to: buildSchema.nullable(),
  note: z.string(),
  /** Why the platform itself took a build back: who opened it, and who of them met errors. */
  health: buildHealthSchema.nullable(),
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
export const remoteBuildParams = remoteParams.extend({ build: buildSchema });

/**
 * How a build fails: it could not be run, was not there in time, does not fit the shell, or threw,
 * in a screen or in a script of its own.
 */
export const buildFailures = ['broken', 'slow', 'version', 'screen', 'script'] as const;
export type BuildFailure = (typeof buildFailures)[number];

/** What one page met with a build: that it came up and how soon, or how it failed. */
export const buildReportSchema = z.union([
  z.strictObject({ readyMs: z.number().int().min(0).max(120_000) }),
  z.strictObject({ failure: z.enum(buildFailures) }),
]);
export type BuildReport = z.infer<typeof buildReportSchema>;

/**
 * Whether a build fails so many that it has to go. One that fails as many as the build before it is
 * not the cause.
 */
export function isBuildAtFault(now: BuildHealth, before: BuildHealth | null): boolean {
  const { people, share } = limits.release.withdrawal;
  const rate = shareOf(now);
  return now.failing >= people && rate >= share && rate >= 2 * (before ? shareOf(before) : 0);
}

const shareOf = ({ people, failing }: BuildHealth): number => (people > 0 ? failing / people : 0);

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
