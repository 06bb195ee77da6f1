import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { poolRowSchema } from './pools.schemas.ts';

/**
 * How a person stands to a pool by somebody's hand: a member of a manual pool; pinned into a smart
 * one or excluded from it, whatever its filter says.
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
    /** Null: not by anybody's hand. */
    place: z.enum(poolPlaces).nullable(),
    /** Whether the filter of a smart pool finds the person; null for manual ones. */
    fits: z.boolean().nullable(),
    reason: z.string().nullable(),
    addedBy: personRefSchema.nullable(),
    addedAt: timestampSchema.nullable(),
  });
export type PersonPool = z.infer<typeof personPoolSchema>;

/** The pools that the reader may know of, archived ones only where the person is in them. */
export const personPoolsSchema = z.object({
  data: z.array(personPoolSchema),
  version: versionSchema,
});

const membershipReason = text(200).nullable().default(null);

/** The whole set: what is not named is left. Archived and hidden pools stay as they are. */
export const personPoolsPut = z.strictObject({
  version: versionSchema,
  pools: z.array(z.strictObject({ poolId: idSchema, place: z.enum(poolPlaces) })).max(200),
  reason: membershipReason,
});

export const bulkPoolSchema = withSelection({
  poolId: idSchema,
  action: z.enum(['add', 'remove']),
  reason: membershipReason,
  dryRun: z.boolean().default(false),
});
