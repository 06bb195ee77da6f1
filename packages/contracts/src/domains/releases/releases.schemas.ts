import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { grantableRoles, roles } from '../../core/roles.ts';

export const buildSchema = z.string().regex(/^[\w.-]{1,64}$/);
/**
 * The build of a remote that a developer runs beside the platform: not a release, so it is not
 * counted.
 */
export const liveBuild = 'dev';

/** A build that is or was on the disk. */
export const releaseBuildSchema = z.object({
  build: buildSchema,
  publishedAt: timestampSchema,
  /** Its publisher; null for the start of the platform. */
  publishedBy: z.string().nullable(),
  note: z.string(),
  /** False once its files were removed: it can no longer be activated. */
  onDisk: z.boolean(),
  /**
   * Activated or shown to some users at least once; other builds on the disk have not passed the
   * gate.
   */
  isReleased: z.boolean(),
  /** Recent results in the browsers of signed-in users; null if none opened it. */
  use: z
    .object({
      people: z.number().int(),
      loads: z.number().int(),
      errors: z.number().int(),
      /**
       * Milliseconds until it was rendered for three in four users; null if it was rendered for
       * none.
       */
      readyWithin: z.number().int().nullable(),
    })
    .nullable(),
});

/** The audience of a canary: matching one of the three suffices. */
export const canarySchema = z.object({
  build: buildSchema,
  /** Percent of the signed-in users, the same ones at each visit. */
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
/** Users who opened a build since its activation, and those of them who met errors. */
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
  /** Why the platform withdrew a build: users who opened it, and those of them who met errors. */
  health: buildHealthSchema.nullable(),
});

/** One remote: active builds, available builds and history. */
export const remoteStateSchema = z.object({
  name: z.string(),
  routePrefixes: z.array(z.string()),
  /** Null before the first release. */
  current: buildSchema.nullable(),
  canary: canarySchema.nullable(),
  /** Latest first. */
  builds: z.array(releaseBuildSchema),
  history: z.array(releaseEventSchema),
  /** The target of a rollback. */
  previous: buildSchema.nullable(),
  version: versionSchema,
});
export type RemoteState = z.infer<typeof remoteStateSchema>;
export const remoteStatesSchema = z.object({ remotes: z.array(remoteStateSchema) });

/** Path parameter with the name of a remote. */
export const remoteParams = z.strictObject({ name: z.string().max(64) });
export const remoteBuildParams = remoteParams.extend({ build: buildSchema });

/**
 * How a build fails: it could not be run, was not ready in time, does not fit the shell, or threw
 * an error in a screen or in its own script.
 */
export const buildFailures = ['broken', 'slow', 'version', 'screen', 'script'] as const;
export type BuildFailure = (typeof buildFailures)[number];

/** Result of a build on one page: it was rendered, and how fast, or how it failed. */
export const buildReportSchema = z.union([
  z.strictObject({ readyMs: z.number().int().min(0).max(120_000) }),
  z.strictObject({ failure: z.enum(buildFailures) }),
]);
export type BuildReport = z.infer<typeof buildReportSchema>;

/**
 * Checks whether a build fails for so many users that it must be withdrawn. A build that fails as
 * often as the one before it is not the cause.
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
