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
 * The manual state of a candidate in a pool: member of a manual pool; pinned to a smart pool or
 * excluded from it, whatever its rule says.
 */
export const poolPlaces = ['member', 'pinned', 'excluded'] as const;
export type PoolPlace = (typeof poolPlaces)[number];

/** A pool in a candidate's checklist. */
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
     * Whether the filter of a smart pool matches the candidate; null for manual pools, and if the
     * answer would reveal another interviewer's scores to the reader.
     */
    fits: z.boolean().nullable(),
    reason: z.string().nullable(),
    addedBy: personRefSchema.nullable(),
    addedAt: timestampSchema.nullable(),
    /** Whether the candidate still has to answer questions of this pool. */
    isBeingScreened: z.boolean(),
  });
export type PersonPool = z.infer<typeof personPoolSchema>;

/** Pools visible to the reader; archived ones only if the candidate is in them. */
export const personPoolsSchema = z.object({
  data: z.array(personPoolSchema),
  version: versionSchema,
});

const membershipReason = text(200).nullable().default(null);

/** The changes: null removes the manual state. Other pools stay unchanged. */
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
    /** Null: by the rule only. */
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
    /** `excluded`: lists excluded candidates instead of members. */
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
 * `add`: to the pool, pinned in a smart one. `remove`: from the pool, excluded in a smart one.
 * `release`: back to the rule.
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
  /** Candidates moved by this call, for an undo. */
  movedIds: z.array(idSchema),
  /** Number of candidates already in that state. */
  already: z.number().int(),
});
