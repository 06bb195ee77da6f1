import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  dateSchema,
  idSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { candidateRowSchema } from '../candidates/candidate-list.schemas.ts';
import { languageLevels, primaryRoles, vettingStates } from '../candidates/candidates.enums.ts';
import { candidateStates } from '../candidates/candidates.machine.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { poolRowSchema } from './pools.schemas.ts';

/**
 * The manual state of a candidate in a pool: a member of a manual pool; pinned to a smart one or
 * excluded from it, whatever its rule says.
 */
export const poolPlaces = ['member', 'pinned', 'excluded'] as const;
export type PoolPlace = (typeof poolPlaces)[number];

/** A pool in the check list of one person. */
export const personPoolSchema = poolRowSchema
  .pick({
    id: true,
    name: true,
    description: true,
    kind: true,
    status: true,
    isPrivate: true,
    owner: true,
    memberCount: true,
  })
  .extend({
    /** Null: no manual state. */
    place: z.enum(poolPlaces).nullable(),
    /**
     * Whether the filter of a smart pool finds the person; null for manual ones, and where the
     * answer would tell the reader what another interviewer marked.
     */
    fits: z.boolean().nullable(),
    reason: z.string().nullable(),
    addedBy: personRefSchema.nullable(),
    addedAt: timestampSchema.nullable(),
    /** Whether the person is still to answer questions of this pool. */
    isBeingScreened: z.boolean(),
  });
export type PersonPool = z.infer<typeof personPoolSchema>;

/** The pools that the reader may know of, archived ones only where the person is in them. */
export const personPoolsSchema = z.object({
  data: z.array(personPoolSchema),
  version: versionSchema,
});

const membershipReason = text(200).nullable().default(null);

/** What changes: null leaves a pool, or leaves the person to its filter. Others stay as they are. */
export const personPoolsPatch = z.strictObject({
  version: versionSchema,
  pools: z
    .array(z.strictObject({ poolId: idSchema, place: z.enum(poolPlaces).nullable() }))
    .max(200),
  reason: membershipReason,
});

export const bulkPoolSchema = withSelection({
  poolId: idSchema,
  action: z.enum(['add', 'remove']),
  reason: membershipReason,
  dryRun: z.boolean().default(false),
});

/** A candidate in a pool, or excluded from it. `rate` as in the candidate list. */
export const poolMemberSchema = candidateRowSchema
  .pick({
    id: true,
    number: true,
    name: true,
    photo: true,
    headline: true,
    status: true,
    snoozedUntil: true,
    vettingStatus: true,
    englishLevel: true,
    englishAssessed: true,
    topSkills: true,
    skillCount: true,
    rate: true,
    noticePeriodDays: true,
    availableFrom: true,
    city: true,
    country: true,
    timeZone: true,
    isPrivate: true,
  })
  .extend({
    /** Null: by the rule alone. */
    place: z.enum(poolPlaces).nullable(),
    reason: z.string().nullable(),
    addedBy: personRefSchema.nullable(),
    addedAt: timestampSchema.nullable(),
  });
export type PoolMemberRow = z.infer<typeof poolMemberSchema>;

export const poolMemberQuery = listQuery({
  sorts: ['name', 'vettingStatus', 'noticePeriodDays', 'availableFrom', 'updatedAt'],
  defaultSort: 'name',
  filters: {
    /** `excluded`: those who are kept out, instead of those who are in. */
    place: z.enum(['pinned', 'excluded']),
    status: anyOf(candidateStates),
    vettingStatus: anyOf(vettingStates),
    skill: anyOfIds,
    primaryRole: anyOf(primaryRoles),
    'englishLevel.gte': z.enum(languageLevels),
    'notice.lte': z.coerce.number().int().min(0).max(180),
    'availableFrom.lte': dateSchema,
  },
});
export const poolMemberListSchema = listOf(poolMemberSchema);

/**
 * `add`: into the pool, in a smart one by pinning. `remove`: out of it, from a smart one by
 * excluding. `release`: left to the rule again.
 */
export const poolMoves = ['add', 'remove', 'release'] as const;
export type PoolMove = (typeof poolMoves)[number];

export const poolMoveSchema = z.strictObject({
  candidateIds: z.array(idSchema).min(1).max(limits.pool.moveAtOnce),
  move: z.enum(poolMoves),
  reason: membershipReason,
});
export const poolMoveResult = z.object({
  moved: z.number().int(),
  /** Whom this call moved, and whom taking it back concerns. */
  movedIds: z.array(idSchema),
  /** Those who stood there already. */
  already: z.number().int(),
});
